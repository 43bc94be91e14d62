const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `12.5`; undefined without a whole. */
export const percentOf = (part: number, whole: number): string | undefined =>
  whole === 0 ? undefined : ((part / whole) * 100).toFixed(1);

/** `12.5 %`, or a dash. */
export function percentText(part: number, whole: number): string {
  const percent = percentOf(part, whole);
  return percent === undefined ? '–' : `${percent} %`;
}

export const countText = (count: number): string => count.toLocaleString('en');

/** `45 s`, `12 min`, `3.4 h`, `2.1 days`. */
export function spanText(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < MINUTE) return `${seconds} s`;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${(seconds / HOUR).toFixed(1)} h`;
  return `${(seconds / DAY).toFixed(1)} days`;
}
