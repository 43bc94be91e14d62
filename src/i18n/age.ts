import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';

const STEPS = [
  { unit: 'day', ms: DAY_MS },
  { unit: 'hour', ms: HOUR_MS },
  { unit: 'minute', ms: MINUTE_MS },
] as const;

type Unit = (typeof STEPS)[number]['unit'];

const english = (count: number, unit: Unit): string => {
  if (count > 1) return `${count} ${unit}s ago`;
  return unit === 'day' ? 'yesterday' : `1 ${unit} ago`;
};

const THAI_UNITS = { day: 'วัน', hour: 'ชั่วโมง', minute: 'นาที' } as const;

const thai = (count: number, unit: Unit): string => {
  if (unit === 'day' && count <= 2) return count === 1 ? 'เมื่อวาน' : 'เมื่อวานซืน';
  return `${count} ${THAI_UNITS[unit]}ที่ผ่านมา`;
};

/**
 * The time since then, as `Intl.RelativeTimeFormat` says it, whose first use takes a slow phone 60 ms: while
 * the lobby opens offline.
 * @param since epoch ms
 * @param now epoch ms
 */
export function formatAge(since: number, now: number, isThai: boolean): string {
  const passed = Math.max(0, now - since);
  const step = STEPS.find(({ ms }) => passed >= ms);
  if (step === undefined) return isThai ? 'เมื่อสักครู่' : 'just now';
  return (isThai ? thai : english)(Math.floor(passed / step.ms), step.unit);
}
