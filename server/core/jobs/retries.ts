/** How often a job is attempted, and how long it waits in between. */
export interface Retries {
  attemptsMax: number;
  /** Each later wait is twice as long. */
  firstWaitMs: number;
  /** Limits what doubling leads to, and what a receiver asks for. */
  longestWaitMs: number;
  /** The largest share of a wait that is added to it at random, so that what failed together is spread out. */
  jitter: number;
}

export interface Waited {
  /** With the one that failed. */
  attempts: number;
  /** From `Retry-After`; undefined without one. */
  waitMs: number | undefined;
}

/** Milliseconds until the next attempt. @param random returns a number from 0 to 1 */
export function waitMsOf(
  { firstWaitMs, longestWaitMs, jitter }: Retries,
  { attempts, waitMs }: Waited,
  random: () => number,
): number {
  // A receiver that names a time gets exactly that.
  if (waitMs !== undefined) return Math.min(longestWaitMs, waitMs);
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (attempts - 1));
  return wait + Math.round(wait * jitter * random());
}
