/** The stored attribution of a visitor: the first touchpoint and the last. */
import { DAY_MS, milliseconds, type Milliseconds } from '#shared/time/duration.ts';
import type { UaClass } from './attribution.ts';
import { isCampaign, type Touchpoint } from './touchpoint.ts';

/** The first landing is stored for good; the last one with a campaign is stored beside it. */
export interface StoredTouchpoints {
  readonly first: Touchpoint;
  /** The same as `first` until another campaign comes. */
  readonly last: Touchpoint;
}

/** A campaign without a deposit within this time gets no credit (docs/decisions/0032). */
export const LAST_TOUCH_LIFETIME: Milliseconds = milliseconds(30 * DAY_MS);

/** How the page was opened. */
export interface Navigation {
  /** From the home screen, a shortcut or a notification. */
  readonly isLaunch: boolean;
  /** The same URL again: reloaded, or reached through the history. */
  readonly isRepeat: boolean;
}

/** The touchpoints after an arrival, and whether it counts as a landing. */
export interface Arrived {
  readonly stored: StoredTouchpoints;
  readonly isLanding: boolean;
}

/**
 * Adds an arrival. A touchpoint is stored whole or not at all: campaigns never mix. The first arrival is
 * stored even without a campaign; later ones only with one. A launch from the device never replaces a
 * campaign; with none stored it counts, because on iOS the home-screen app starts with empty storage and gets
 * the campaign from its start URL.
 */
export function withTouchpoint(
  stored: StoredTouchpoints | null,
  touch: Touchpoint,
  navigation: Navigation,
): Arrived {
  const { isLaunch, isRepeat } = navigation;
  const isLanding = !isLaunch && !isRepeat;
  if (stored === null) return { stored: { first: touch, last: touch }, isLanding };
  const hasCampaign = isCampaign(stored.first) || isCampaign(stored.last);
  if (isRepeat || !isCampaign(touch) || (isLaunch && hasCampaign))
    return { stored, isLanding: false };
  return { stored: { first: stored.first, last: touch }, isLanding };
}

/**
 * The touchpoint credited with a registration or deposit now: the last one during its lifetime, then the
 * first. A clock set back by more than the lifetime counts as expired.
 */
export function touchpointInForce({ first, last }: StoredTouchpoints, now: number): Touchpoint {
  return Math.abs(now - last.time) <= LAST_TOUCH_LIFETIME ? last : first;
}

/** The reported attribution (contract, attribution part). */
export interface Attribution extends Omit<Touchpoint, 'time'> {
  readonly uaClass: UaClass;
  /** Epoch ms. */
  readonly firstTouch: number;
  /** Time of the credited touchpoint; epoch ms. */
  readonly lastTouch: number;
}

export function attributionOf(
  stored: StoredTouchpoints,
  uaClass: UaClass,
  now: number,
): Attribution {
  const { time, ...touch } = touchpointInForce(stored, now);
  return { ...touch, uaClass, firstTouch: stored.first.time, lastTouch: time };
}
