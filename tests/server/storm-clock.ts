import { epochMs } from '#domain/duration.ts';
import type { Clock } from '#server/clock.ts';

/** A clock that runs many times as fast, the same in every process that is told when it began. */
export const stormClock = (began: number, speed: number): Clock => ({
  now: () => epochMs(began + Math.floor((Date.now() - began) * speed)),
});
