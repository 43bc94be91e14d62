import {
  attributionOf,
  LAST_TOUCH_LIFETIME,
  touchInForce,
  withArrival,
  type KeptTouches,
} from '#domain/install/kept-touches.ts';
import { isCampaign, readTouch, type Touch } from '#domain/install/touch.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 21);
const arrival = { isLaunch: false, isRepeat: false };
const launch = { isLaunch: true, isRepeat: false };
const repeat = { isLaunch: false, isRepeat: true };

const touchOf = (query: string, time = START): Touch =>
  readTouch({ query, path: '/', referrer: '' }, [], time);
const organic = touchOf('');
const kept = (first: Touch, last = first): KeptTouches => ({ first, last });

describe('an arrival', () => {
  it('of the very first time is a landing and is kept, with a campaign or without', () => {
    for (const touch of [organic, touchOf('utm_source=a')]) {
      expect(withArrival(null, touch, arrival)).toEqual({ kept: kept(touch), isLanding: true });
    }
  });

  it('with a campaign becomes the last touch and leaves the first', () => {
    const next = touchOf('utm_source=b', START + DAY);
    const arrived = withArrival(kept(touchOf('utm_source=a')), next, arrival);
    expect(arrived).toEqual({ kept: kept(touchOf('utm_source=a'), next), isLanding: true });
  });

  it('without a campaign, or of the same page again, changes nothing', () => {
    const before = kept(organic, touchOf('outValue=MANGO7'));
    for (const [touch, opening] of [
      [touchOf('', START + DAY), arrival],
      [touchOf('outValue=MANGO7', START + DAY), repeat],
    ] as const) {
      expect(withArrival(before, touch, opening)).toEqual({ kept: before, isLanding: false });
    }
  });

  it('from the home screen is believed only where no campaign is kept, and is no landing', () => {
    const told = touchOf('source=pwa&outValue=MANGO7');
    expect(withArrival(null, told, launch)).toEqual({ kept: kept(told), isLanding: false });
    const first = kept(organic);
    expect(withArrival(first, told, launch).kept.last).toBe(told);
    const invited = kept(organic, touchOf('outValue=OTHER'));
    expect(withArrival(invited, told, launch).kept).toBe(invited);
  });
});

describe('any history of arrivals', () => {
  const step = fc.record({
    query: fc.constantFrom('', 'utm_source=a', 'outValue=MANGO7', 'fbclid=c', 'token=x'),
    isLaunch: fc.boolean(),
    isRepeat: fc.boolean(),
    after: fc.integer({ min: 0, max: 20 * DAY }),
  });

  it('keeps the first, mixes no two, and lets no launch replace a campaign', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        let time = START;
        let now: KeptTouches | null = null;
        const touches: Touch[] = [];
        for (const { query, after, ...opening } of steps) {
          time += after;
          const touch = touchOf(query, time);
          touches.push(touch);
          const before: KeptTouches | null = now;
          const arrived = withArrival(before, touch, opening);
          now = arrived.kept;
          expect(now.first).toBe(touches[0]);
          expect(touches).toContain(now.last);
          if (arrived.isLanding) expect(now.last).toBe(touch);
          if (opening.isLaunch || opening.isRepeat) expect(arrived.isLanding).toBe(false);
          const had = before !== null && (isCampaign(before.first) || isCampaign(before.last));
          if (had && opening.isLaunch) expect(now).toBe(before);
          if (had) expect(isCampaign(now.first) || isCampaign(now.last)).toBe(true);
        }
      }),
    );
  });
});

describe('the touch in force', () => {
  const both = kept(touchOf('utm_source=first'), touchOf('utm_source=last', START + DAY));

  it.each([0, 8 * DAY, LAST_TOUCH_LIFETIME])('is the last one %d ms later', (after) => {
    expect(touchInForce(both, START + DAY + after)).toBe(both.last);
  });

  it('is the first one again when the last is over, for good', () => {
    expect(touchInForce(both, START + DAY + LAST_TOUCH_LIFETIME + 1)).toBe(both.first);
    expect(touchInForce(both, START + 400 * DAY)).toBe(both.first);
  });

  it('survives a clock that was set back a little', () => {
    expect(touchInForce(both, START)).toBe(both.last);
  });

  it('is told with the times of both', () => {
    expect(attributionOf(both, 'ios-safari', START + 2 * DAY)).toEqual({
      installReferrer: 'web',
      utm: { source: 'last' },
      landingPath: '/',
      referrerOrigin: '',
      uaClass: 'ios-safari',
      firstTouch: START,
      lastTouch: START + DAY,
    });
  });
});
