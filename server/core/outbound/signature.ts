import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';

/** Allowed difference between a callback's clock and ours; an older one is a replay. */
export const SIGNATURE_WINDOW_MS = 5 * MINUTE_MS;

/** HMAC-SHA256 of `timestamp.body`, in hexadecimal. */
export const signatureOf = (key: string, timestamp: string, body: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');

/** Compares in constant time. */
export function isSignedBy(key: string, timestamp: string, body: string, given: string): boolean {
  const [wanted, got] = [signatureOf(key, timestamp, body), given.toLowerCase()].map((text) =>
    Buffer.from(text),
  );
  if (!wanted || !got) return false;
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}

/** True when a timestamp (epoch milliseconds) is within the window. */
export function isRecent(timestamp: string, now: EpochMs): boolean {
  return /^\d{1,15}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= SIGNATURE_WINDOW_MS;
}
