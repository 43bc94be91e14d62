import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import {
  HashPool,
  type HashLine,
  type HashThread,
  type Outcome,
} from '#server/players/base/hashing/hash-pool.ts';
import { once } from '#server/core/once.ts';
import { passwordForm } from '#shared/text/text.ts';

const MOST_THREADS = 4;
/** The build puts the worker's file beside the bundle. */
const isBundled = import.meta.url.endsWith('.mjs');
const PROGRAM = isBundled ? './hash-worker.mjs' : './hashing/hash-worker.mjs';

/** For the server's own work, such as creating a demo. */
const OWN: HashLine = { lane: '' };

/** Leaves one core free. The threads start with the first password. */
const pool = new HashPool({
  threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
  startThread,
  now: () => performance.now(),
});

/** A storm of players' sign-ins must not keep operators out. Its thread starts with their first password. */
const consolePool = new HashPool({ threads: 1, startThread, now: () => performance.now() });

const poolOf = ({ isConsole }: HashLine): HashPool => (isConsole ? consolePool : pool);

function startThread(): HashThread {
  const worker = new Worker(new URL(PROGRAM, import.meta.url), { execArgv: [] });
  let onOutcome: (outcome: Outcome) => void = () => {};
  let onDeath: (error: Error) => void = () => {};
  worker.on('message', (outcome: Outcome) => {
    worker.unref();
    onOutcome(outcome);
  });
  worker.on('error', (error: Error) => onDeath(error));
  // Does not keep an otherwise idle process alive.
  worker.unref();
  return {
    post(task) {
      worker.ref();
      worker.postMessage(task, []);
    },
    onOutcome: (listen) => {
      onOutcome = listen;
    },
    onDeath: (listen) => {
      onDeath = listen;
    },
  };
}

/** Hashes a password for storage, in its one form (`passwordForm`). @throws ServerBusy */
export async function hashPassword(password: string, line = OWN): Promise<string> {
  const outcome = await poolOf(line).run({ password: passwordForm(password) }, line);
  if (!('hash' in outcome)) throw new Error(`no hash: ${JSON.stringify(outcome)}`);
  return outcome.hash;
}

const nobodysHash = once(() => hashPassword('no account has this hash'));

/** Compares a password with a stored hash; `isPasswordOf`, unless a test delays it. */
export type JudgePassword = typeof isPasswordOf;

/**
 * True when the password matches the stored hash. Without a stored hash (unknown account) it does the same
 * work and returns false. @throws ServerBusy
 */
export async function isPasswordOf(
  stored: string | undefined,
  password: string,
  line = OWN,
): Promise<boolean> {
  const outcome = await poolOf(line).run(
    { password: passwordForm(password), stored: stored ?? (await nobodysHash()) },
    line,
  );
  if (!('isSame' in outcome)) throw new Error(`not compared: ${JSON.stringify(outcome)}`);
  return outcome.isSame && stored !== undefined;
}
