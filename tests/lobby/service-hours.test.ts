import { hoursAt } from '#shared/customer-service/service-hours.ts';
import { markets } from '#shared/market/market.ts';
import { epochMs, HOUR_MS } from '#shared/time/duration.ts';
import { describe, expect, it } from 'vitest';

const { ahead } = markets.ph;
/** A moment of 27 November 2026 in Manila. */
const at = (hour: number, minute = 0) => epochMs(Date.UTC(2026, 10, 27, hour, minute) - ahead);
const now = (from: number, to: number, moment = at(12)) =>
  hoursAt({ from: from * 60, to: to * 60 }, moment, ahead);

describe('hours of a service', () => {
  it('open at their first minute and close at their last, in the market’s time', () => {
    expect(now(9, 18, at(8, 59))).toEqual({ isOpen: false, changesAt: at(9) });
    expect(now(9, 18, at(9))).toEqual({ isOpen: true, changesAt: at(18) });
    expect(now(9, 18, at(17, 59))).toEqual({ isOpen: true, changesAt: at(18) });
    expect(now(9, 18, at(18))).toEqual({ isOpen: false, changesAt: epochMs(at(9) + 24 * HOUR_MS) });
  });

  it('may end after midnight', () => {
    expect(now(20, 4, at(23))).toEqual({ isOpen: true, changesAt: epochMs(at(4) + 24 * HOUR_MS) });
    expect(now(20, 4, at(3))).toEqual({ isOpen: true, changesAt: at(4) });
    expect(now(20, 4)).toEqual({ isOpen: false, changesAt: at(20) });
  });

  it('never change when they are the whole day', () => {
    expect(now(0, 0)).toEqual({ isOpen: true, changesAt: null });
  });

  it('change at the whole minute', () => {
    const moment = epochMs(at(8, 59) + 59_999);
    expect(now(9, 18, moment).changesAt).toBe(at(9));
  });
});
