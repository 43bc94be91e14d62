import { milliseconds, MINUTE_MS, type Milliseconds } from './duration.ts';

/** The first wait, and the longest. */
export interface RetryPace {
  readonly firstMs: number;
  readonly longestMs: number;
}

const UNHURRIED: RetryPace = { firstMs: 5_000, longestMs: 30 * MINUTE_MS };

/**
 * Delay before another try: about the first wait, then doubled each time.
 * @param failures consecutive failed tries, from 1
 * @param chance in [0, 1): spreads the tries of many devices over half of the time
 * @param pace 5 s, up to half an hour, by default
 */
export function retryDelay(
  failures: number,
  chance: number,
  { firstMs, longestMs }: RetryPace = UNHURRIED,
): Milliseconds {
  const full = Math.min(firstMs * 2 ** (failures - 1), longestMs);
  return milliseconds(Math.round(full / 2 + (full / 2) * chance));
}
