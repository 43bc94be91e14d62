/** Programs of a drill: each is stopped by its id, also when the drill itself is killed. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
const LARGEST_OUTPUT = 64 * 1024 * 1024;
const STOP_LIMIT_MS = 20_000;

/** Waits until its input closes, which happens when the drill ends for any reason. */
const GUARD = 'read -r _; kill -s "$2" "$1" 2>/dev/null';

/** @type {Map<import('node:child_process').ChildProcess, 'KILL' | 'TERM'>} */
const running = new Map();
process.once('exit', () => {
  for (const [child, signal] of running) child.kill(`SIG${signal}`);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => process.exit(1));
}

/**
 * @typedef {object} Program
 * @property {number} pid
 * @property {() => string} output
 * @property {() => boolean} hasEnded
 * @property {(signal: NodeJS.Signals) => Promise<number | null>} stop its exit code, null when a signal
 *   ended it; by force after twenty seconds
 */

/**
 * Starts a program that runs until it is stopped.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined> }} place
 * @param {'KILL' | 'TERM'} [last] the signal with which it ends when the drill ends early
 * @returns {Program}
 */
export function startProgram(file, args, place, last = 'KILL') {
  const child = spawn(file, [...args], { ...place, stdio: ['ignore', 'pipe', 'pipe'] });
  running.set(child, last);
  const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', String(child.pid), last], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  let output = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  }
  const ended = once(child, 'close').then(([code]) => {
    isOver = true;
    running.delete(child);
    guard.kill('SIGKILL');
    return /** @type {number | null} */ (code);
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    hasEnded: () => isOver,
    async stop(signal) {
      child.kill(signal);
      const tooLong = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
      const code = await ended;
      clearTimeout(tooLong);
      return code;
    },
  };
}

/**
 * Runs a command to its end.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: Record<string, string | undefined> }} place
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>}
 */
export async function runCommand(file, args, place) {
  try {
    const { stdout, stderr } = await runFile(file, [...args], {
      ...place,
      maxBuffer: LARGEST_OUTPUT,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const {
      code,
      stdout = '',
      stderr = String(error),
    } = /** @type {{ code?: unknown, stdout?: string, stderr?: string }} */ (error);
    return { code: typeof code === 'number' ? code : 1, stdout, stderr };
  }
}

/**
 * Runs a command that must succeed.
 * @param {Parameters<typeof runCommand>} command
 * @returns {Promise<string>} its output
 * @throws Error with what it printed
 */
export async function mustRun(...command) {
  const { code, stdout, stderr } = await runCommand(...command);
  if (code !== 0) {
    throw new Error(
      `${command[0]} ${command[1].join(' ')} ended with ${code}:\n${stdout}${stderr}`,
    );
  }
  return stdout;
}

/**
 * Asks again until the answer is not undefined. @template Result
 * @param {string} what
 * @param {() => Promise<Result | undefined>} ask
 * @param {number} limitMs
 * @returns {Promise<Result>}
 */
export async function until(what, ask, limitMs = 60_000) {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited too long for ${what}`);
}
