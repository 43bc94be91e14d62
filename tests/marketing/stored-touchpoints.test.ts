import {
  attributionOf,
  LAST_TOUCH_LIFETIME,
  touchpointInForce,
  withTouchpoint,
  type StoredTouchpoints,
} from '#shared/marketing/stored-touchpoints.ts';
import { isCampaign, readTouchpoint, type Touchpoint } from '#shared/marketing/touchpoint.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 21);
const arrival = { isLaunch: false, isRepeat: false };
const launch = { isLaunch: true, isRepeat: false };
const repeat = { isLaunch: false, isRepeat: true };

const touchpointOf = (query: string, time = START): Touchpoint =>
  readTouchpoint({ query, path: '/', referrer: '' }, [], time);
const organic = touchpointOf('');
const stored = (first: Touchpoint, last = first): StoredTouchpoints => ({ first, last });

describe('an arrival', () => {
  it('of the very first visit is a landing and is stored, with or without a campaign', () => {
    for (const touch of [organic, touchpointOf('utm_source=a')]) {
      expect(withTouchpoint(null, touch, arrival)).toEqual({
        stored: stored(touch),
        isLanding: true,
      });
    }
  });

  it('with a campaign replaces the last touch and leaves the first', () => {
    const next = touchpointOf('utm_source=b', START + DAY);
    const arrived = withTouchpoint(stored(touchpointOf('utm_source=a')), next, arrival);
    expect(arrived).toEqual({
      stored: stored(touchpointOf('utm_source=a'), next),
      isLanding: true,
    });
  });

  it('without a campaign, or repeated on the same page, changes nothing', () => {
    const before = stored(organic, touchpointOf('outValue=MANGO7'));
    for (const [touch, opening] of [
      [touchpointOf('', START + DAY), arrival],
      [touchpointOf('outValue=MANGO7', START + DAY), repeat],
    ] as const) {
      expect(withTouchpoint(before, touch, opening)).toEqual({ stored: before, isLanding: false });
    }
  });

  it('from the home screen is stored only without a stored campaign, and is no landing', () => {
    const touchpoint = touchpointOf('source=pwa&outValue=MANGO7');
    expect(withTouchpoint(null, touchpoint, launch)).toEqual({
      stored: stored(touchpoint),
      isLanding: false,
    });
    const first = stored(organic);
    expect(withTouchpoint(first, touchpoint, launch).stored.last).toBe(touchpoint);
    const invited = stored(organic, touchpointOf('outValue=OTHER'));
    expect(withTouchpoint(invited, touchpoint, launch).stored).toBe(invited);
  });
});

describe('any history of arrivals', () => {
  const step = fc.record({
    query: fc.constantFrom('', 'utm_source=a', 'outValue=MANGO7', 'fbclid=c', 'token=x'),
    isLaunch: fc.boolean(),
    isRepeat: fc.boolean(),
    after: fc.integer({ min: 0, max: 20 * DAY }),
  });

  it('preserves the first touch, never mixes two, and never replaces a campaign by a launch', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        let time = START;
        let now: StoredTouchpoints | null = null;
        const touches: Touchpoint[] = [];
        for (const { query, after, ...opening } of steps) {
          time += after;
          const touch = touchpointOf(query, time);
          touches.push(touch);
          const before: StoredTouchpoints | null = now;
          const arrived = withTouchpoint(before, touch, opening);
          now = arrived.stored;
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

describe('the effective touch', () => {
  const both = stored(
    touchpointOf('utm_source=first'),
    touchpointOf('utm_source=last', START + DAY),
  );

  it.each([0, 8 * DAY, LAST_TOUCH_LIFETIME])('is the last one %d ms later', (after) => {
    expect(touchpointInForce(both, START + DAY + after)).toBe(both.last);
  });

  it('is the first one again after the last has expired, for good', () => {
    expect(touchpointInForce(both, START + DAY + LAST_TOUCH_LIFETIME + 1)).toBe(both.first);
    expect(touchpointInForce(both, START + 400 * DAY)).toBe(both.first);
  });

  it('tolerates a clock that was set back a little', () => {
    expect(touchpointInForce(both, START)).toBe(both.last);
  });

  it('is reported with the times of both', () => {
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
