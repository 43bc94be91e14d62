import { milliseconds, MINUTE_MS, type Milliseconds } from './duration.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 30 * MINUTE_MS;

/**
 * How long to wait before another try: about 5 s, then twice as long each time, up to half an hour.
 * @param failures tries in a row that failed, from 1
 * @param chance in [0, 1): spreads the tries of many phones over half of the time
 */
export function retryDelay(failures: number, chance: number): Milliseconds {
  const full = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);
  return milliseconds(Math.round(full / 2 + (full / 2) * chance));
}
