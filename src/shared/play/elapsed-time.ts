import type { Milliseconds } from '#shared/time/duration.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a span as `h:mm:ss`; a clock that was set back shows nothing elapsed. */
export function formatElapsed(span: Milliseconds): string {
  const total = Number.isFinite(span) ? Math.max(0, Math.floor(span / 1000)) : 0;
  const hours = Math.floor(total / 3600);
  return `${hours}:${two(Math.floor(total / 60) % 60)}:${two(total % 60)}`;
}
