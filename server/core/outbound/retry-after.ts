import { SECOND_MS, type EpochMs } from '#shared/time/duration.ts';

/**
 * Reads `Retry-After`: seconds, or a date (RFC 9110, 10.2.3).
 * @returns milliseconds from now; undefined without a readable one
 */
export function retryAfterMs(text: string | undefined, now: EpochMs): number | undefined {
  if (text === undefined) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
