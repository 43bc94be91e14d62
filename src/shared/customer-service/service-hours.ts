/** Daily hours of a customer service entry, in the market's time. */
import {
  DAY_MS,
  epochMs,
  MINUTE_MS,
  type EpochMs,
  type Milliseconds,
} from '#shared/time/duration.ts';

export const MINUTES_A_DAY = DAY_MS / MINUTE_MS;

/** Minutes of the day, from 0; `to` may be after midnight. Equal ones mean the whole day. */
export interface ServiceHours {
  readonly from: number;
  readonly to: number;
}

export interface HoursNow {
  readonly isOpen: boolean;
  /** When that changes; null for never. */
  readonly changesAt: EpochMs | null;
}

/** Whether a service is open. `ahead`: the market's offset from UTC. */
export function hoursAt({ from, to }: ServiceHours, now: EpochMs, ahead: Milliseconds): HoursNow {
  if (from === to) return { isOpen: true, changesAt: null };
  const minute = Math.floor((now + ahead) / MINUTE_MS);
  const ofDay = minute % MINUTES_A_DAY;
  const isOpen = from < to ? ofDay >= from && ofDay < to : ofDay >= from || ofDay < to;
  const wait = ((isOpen ? to : from) - ofDay + MINUTES_A_DAY) % MINUTES_A_DAY;
  return { isOpen, changesAt: epochMs((minute + wait) * MINUTE_MS - ahead) };
}
