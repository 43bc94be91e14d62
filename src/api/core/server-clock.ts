/** The server's clock, from its answers: expiry is judged by it, not by the device's clock. */
import { epochMs, type EpochMs } from '#shared/time/duration.ts';

/** Answers take a while: a smaller difference is latency, not clock skew. */
const NOTICED_MS = 2_000;

/** Difference of the device's clock and the page's monotonic one, which nobody can set, in ms. */
const clockDifference = (): number => Date.now() - performance.now();

let ahead = 0;
/** As of the last answer that had the server's time. */
let difference = clockDifference();
let hear: () => void = () => undefined;
const heard = new Promise<void>((resolve) => {
  hear = resolve;
});

/**
 * Updates the clock from an answer.
 * @param serverTime epoch ms by the server's clock at the answer; may be missing
 * @param now epoch ms by the device's clock when the answer came
 */
export function followServerTime(serverTime: number | undefined, now = Date.now()): void {
  hear();
  if (serverTime === undefined) return;
  difference = clockDifference();
  const offset = serverTime - now;
  if (Math.abs(offset - ahead) >= NOTICED_MS) ahead = Math.abs(offset) < NOTICED_MS ? 0 : offset;
}

/** Now by the server's clock, to two seconds; by the device's until an answer came. */
export const serverNow = (): EpochMs => epochMs(Date.now() + ahead);

/**
 * Whether the device's clock was set since the last answer, or the device slept: `serverNow` may be wrong by
 * as much.
 */
export const hasClockJumped = (): boolean => Math.abs(clockDifference() - difference) >= NOTICED_MS;

/** `serverNow` after the server's first answer: a device's clock may be days off. */
export const syncedServerNow = (): Promise<EpochMs> => heard.then(serverNow);
