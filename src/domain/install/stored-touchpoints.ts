/** What the phone remembers of where its visitor came from: the first touch and the last. */
import { DAY_MS, milliseconds, type Milliseconds } from '#domain/duration.ts';
import type { UaClass } from './attribution.ts';
import { isCampaign, type Touchpoint } from './touchpoint.ts';

/** The first arrival of all is kept for good; the last one that named a campaign stands beside it. */
export interface StoredTouchpoints {
  readonly first: Touchpoint;
  /** The same as `first` until another campaign comes. */
  readonly last: Touchpoint;
}

/** A campaign that did not bring a deposit in so long did not bring it (docs/decisions/0012). */
export const LAST_TOUCH_LIFETIME: Milliseconds = milliseconds(30 * DAY_MS);

/** How the page was opened. */
export interface Navigation {
  /** From the home screen, a shortcut or a notification. */
  readonly isLaunch: boolean;
  /** The same address again: reloaded, or returned to in the history. */
  readonly isRepeat: boolean;
}

/** What is kept after an arrival, and whether it counts as a landing. */
export interface Arrived {
  readonly stored: StoredTouchpoints;
  readonly isLanding: boolean;
}

/**
 * Takes an arrival in. A touch is kept whole or not at all: parts of two campaigns never mix.
 * The very first arrival is kept even without a campaign; later ones only with one. What the phone
 * itself opened never replaces a campaign; with none kept it is believed, because on iOS the
 * home-screen app starts with empty storage and learns the campaign from its start address.
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
 * The touch that a registration or deposit now is owed to: the last one while it lives, then the
 * first. A phone whose clock was set back beyond its lifetime counts as one where it is over.
 */
export function touchpointInForce({ first, last }: StoredTouchpoints, now: number): Touchpoint {
  return Math.abs(now - last.time) <= LAST_TOUCH_LIFETIME ? last : first;
}

/** What the platform is told (contract, attribution part). */
export interface Attribution extends Omit<Touchpoint, 'time'> {
  readonly uaClass: UaClass;
  /** Epoch ms. */
  readonly firstTouch: number;
  /** When the touch in force was; epoch ms. */
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
