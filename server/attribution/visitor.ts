import { DAY_MS, epochMs, type EpochMs } from '#domain/duration.ts';
import { campaignOf, isNamed, NO_CAMPAIGN, type Campaign } from '#server/attribution/campaign.ts';
import { eventBits } from '#server/attribution/event-bits.ts';
import type { Attribution, InstallEvent } from '#contract/install-events.ts';
import type { DatedCampaign } from '#server/attribution/campaign-cookie.ts';
import type { UaClass } from '#domain/install/attribution.ts';

/** A step counts when it happens so soon after the landing; older days can then be settled. */
export const WINDOW_DAYS = 30;
const WINDOW_MS = WINDOW_DAYS * DAY_MS;

/** What brought a visitor, and the page it led to. */
export interface Touch extends Campaign {
  time: EpochMs;
  landingPath?: string;
  referrerOrigin?: string;
}

/** What the events of one phone add up to. */
export interface Visitor {
  landedAt: EpochMs;
  uaClass: UaClass;
  first: Touch;
  last: Touch;
  /** A set of `eventBits`. */
  reached: number;
  /** Milliseconds from the landing to the install. */
  installMs: number | null;
}

export interface Batch {
  /** New ones only, at least one. */
  events: readonly InstallEvent[];
  attribution: Attribution | undefined;
  /** Of the site's cookie. */
  cookie: DatedCampaign | undefined;
  now: EpochMs;
}

/** A phone's clock may be wrong: no event is of the future, nor older than the window. */
export const plausible = (time: EpochMs, now: EpochMs): EpochMs =>
  epochMs(Math.min(now, Math.max(time, now - WINDOW_MS)));

/** A launch of the installed app reports no landing of its own. */
const isLanding = ({ name, source }: InstallEvent): boolean =>
  name === 'landing' && (source === undefined || !/^(?:pwa|a2hs)\b/.test(source));

/**
 * Adds a batch to what is known of a phone. The first touch stays; a later one that names a campaign
 * becomes the last.
 */
export function addBatch(before: Visitor | undefined, batch: Batch): Visitor {
  const touch = touchOf(batch);
  const visitor = before ?? newVisitor(batch, touch);
  let { reached, installMs } = visitor;
  for (const event of batch.events) {
    const after = plausible(event.time, batch.now) - visitor.landedAt;
    if (after > WINDOW_MS) continue;
    if (event.name === 'landing' && !isLanding(event)) continue;
    reached |= eventBits(event.name);
    if (event.name === 'app_installed' || event.name === 'first_standalone_launch') {
      installMs = Math.min(installMs ?? Infinity, Math.max(0, after));
    }
  }
  const isLater = touch !== undefined && isNamed(touch) && touch.time >= visitor.last.time;
  return {
    ...visitor,
    uaClass: batch.attribution?.uaClass ?? visitor.uaClass,
    last: isLater ? touch : visitor.last,
    reached,
    installMs,
  };
}

/** The cookie speaks only where the app's own memory names no campaign. */
function touchOf({ attribution, cookie, now }: Batch): Touch | undefined {
  const own = attribution && {
    ...campaignOf(attribution),
    landingPath: attribution.landingPath,
    referrerOrigin: attribution.referrerOrigin,
    time: plausible(attribution.lastTouch, now),
  };
  if (own && isNamed(own)) return own;
  return cookie ? { ...own, ...cookie, time: plausible(cookie.time, now) } : own;
}

function newVisitor({ events, attribution, now }: Batch, touch: Touch | undefined): Visitor {
  const times = events.map(({ time }) => plausible(time, now));
  const isOfCookie = touch !== undefined && !(attribution && isNamed(campaignOf(attribution)));
  const touched = [
    ...(attribution ? [plausible(attribution.firstTouch, now)] : []),
    ...(isOfCookie ? [touch.time] : []),
  ];
  const landedAt = epochMs(Math.min(...times, ...touched));
  const first = touch ?? { ...NO_CAMPAIGN, time: landedAt };
  const uaClass = attribution?.uaClass ?? 'other';
  return { landedAt, uaClass, first, last: first, reached: 0, installMs: null };
}
