/**
 * A thread that hashes passwords. The native library works in the calling thread here: elsewhere it
 * would take the threads that compression, files and names of hosts need too. It is no TypeScript, as
 * a thread starts it as it stands, in tests too.
 */
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';

/** Argon2id (the library's default kind), 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * @param {import('./hash-pool.ts').Task} task
 * @returns {import('./hash-pool.ts').Outcome}
 */
function work({ password, stored }) {
  try {
    return stored === undefined
      ? { hash: hashSync(password, OPTIONS) }
      : { isSame: verifySync(stored, password) };
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort?.on('message', (/** @type {import('./hash-pool.ts').Task} */ task) =>
  parentPort?.postMessage(work(task), []),
);
