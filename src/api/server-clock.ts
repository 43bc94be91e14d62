/** The platform's clock, as its answers tell it: what lapses, lapses by this one, not by the phone's. */
import { epochMs, type EpochMs } from '#domain/duration.ts';

/** Answers take a while: a difference below this is the way's, not the clocks'. */
const NOTICED_MS = 2_000;

let ahead = 0;
let hear: () => void = () => undefined;
const heard = new Promise<void>((resolve) => {
  hear = resolve;
});

/**
 * Takes the platform's time from an answer.
 * @param serverTime epoch ms by the platform's clock, when it answered; its answers may not tell it
 * @param now epoch ms by the phone's clock, when the answer came
 */
export function followServerTime(serverTime: number | undefined, now = Date.now()): void {
  hear();
  if (serverTime === undefined) return;
  const offset = serverTime - now;
  if (Math.abs(offset - ahead) >= NOTICED_MS) ahead = Math.abs(offset) < NOTICED_MS ? 0 : offset;
}

/** Now by the platform's clock, to two seconds; by the phone's until an answer came. */
export const serverNow = (): EpochMs => epochMs(Date.now() + ahead);

/** The same, once the platform has answered anything: a phone's own clock may be days off. */
export const syncedServerNow = (): Promise<EpochMs> => heard.then(serverNow);
