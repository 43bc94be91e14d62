import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import {
  campaignOf,
  isNamed,
  NO_CAMPAIGN,
  type Campaign,
} from '#server/marketing/events/campaign.ts';
import { eventBit } from '#server/marketing/events/event-bits.ts';
import {
  REPORTED_STEP_IDS,
  REPORTED_STEPS,
  type ReportedStep,
} from '#server/marketing/events/funnel.ts';
import type { Attribution, InstallEvent } from '#shared/marketing/contract.ts';
import type { DatedCampaign } from '#server/marketing/events/campaign-cookie.ts';
import { handoverOf } from '#shared/install/handover.ts';
import { isLaunch } from '#shared/marketing/touchpoint.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';
import type { UaClass } from '#shared/marketing/attribution.ts';

/** A step counts only within this many days of the landing. */
export const WINDOW_DAYS = 30;
const WINDOW_MS = WINDOW_DAYS * DAY_MS;

/** A campaign, with the page it led to. */
export interface Touchpoint extends Campaign {
  time: EpochMs;
  landingPath?: string;
  referrerOrigin?: string;
}

/** Milliseconds from the landing to each step; null before it. */
export type StepTimes = Record<ReportedStep, number | null>;

/** The state that the events of one install add up to. */
export interface Visitor {
  landedAt: EpochMs;
  uaClass: UaClass;
  /** The app or browser that handed over to this one; '' for none. */
  handover: string;
  first: Touchpoint;
  last: Touchpoint;
  /** A set of `eventBit`s. */
  reached: number;
  after: StepTimes;
  /** Market days after the landing on which it was seen, at most `WINDOW_DAYS`: bit n for day n. */
  seenDays: number;
  /** The same after the install; 0 before it. */
  seenSinceInstall: number;
  /** The market's day of its latest event. */
  lastSeenDay: number;
}

export interface Batch {
  /** Only new ones, at least one. */
  events: readonly InstallEvent[];
  attribution: Attribution | undefined;
  /** From the site's cookie. */
  cookie: DatedCampaign | undefined;
  now: EpochMs;
  /** Returns the number of the market's day of a time. */
  dayOf: (time: EpochMs) => number;
}

/** A device's clock may be wrong: clamps the time between the start of the window and now. */
export const plausible = (time: EpochMs, now: EpochMs): EpochMs =>
  epochMs(Math.min(now, Math.max(time, now - WINDOW_MS)));

/** A launch of the installed app is not a landing; it only counts as a return. */
const isLanding = ({ name, source }: InstallEvent): boolean =>
  name === 'landing' && !isLaunch(source);

/** By the first landing that was handed over. */
const handoverIn = (events: readonly InstallEvent[]): string =>
  events
    .filter(isLanding)
    .map(({ source }) => handoverOf(source))
    .find((word) => word !== '') ?? '';

/**
 * Adds a batch to the state of an install. The first touch stays; a later one that names a campaign becomes
 * the last.
 */
export function addBatch(before: Visitor | undefined, batch: Batch): Visitor {
  const touch = touchpointOf(batch);
  const visitor = before ?? newVisitor(batch, touch);
  const { landedAt } = visitor;
  let { reached } = visitor;
  const after = { ...visitor.after };
  for (const event of batch.events) {
    const wait = Math.max(0, plausible(event.time, batch.now) - landedAt);
    if (wait > WINDOW_MS || (event.name === 'landing' && !isLanding(event))) continue;
    reached |= eventBit(event.name);
    for (const step of stepsOf(event.name)) after[step] = Math.min(after[step] ?? Infinity, wait);
  }
  const isLater = touch !== undefined && isNamed(touch) && touch.time >= visitor.last.time;
  return {
    ...visitor,
    uaClass: batch.attribution?.uaClass ?? visitor.uaClass,
    handover: visitor.handover || handoverIn(batch.events),
    lastSeenDay: Math.max(
      visitor.lastSeenDay,
      ...batch.events.map(({ time }) => batch.dayOf(plausible(time, batch.now))),
    ),
    last: isLater ? touch : visitor.last,
    reached,
    after,
    ...seenOf(visitor, after.installed, batch),
  };
}

const stepsOf = (name: InstallEventName): readonly ReportedStep[] =>
  REPORTED_STEP_IDS.filter((step) =>
    (REPORTED_STEPS[step] as readonly InstallEventName[]).includes(name),
  );

/** Updates the days on which it was seen; shifts them if the install turns out to be earlier. */
function seenOf(before: Visitor, installed: number | null, { events, now, dayOf }: Batch) {
  const { landedAt } = before;
  const installDayOf = (after: number | null) =>
    after === null ? null : dayOf(epochMs(landedAt + after));
  const was = installDayOf(before.after.installed);
  const day = installDayOf(installed);
  const days = events.map(({ time }) => dayOf(plausible(time, now)));
  const earlier = was === null || day === null ? 0 : before.seenSinceInstall * 2 ** (was - day);
  return {
    seenDays: withDays(before.seenDays, dayOf(landedAt), days),
    seenSinceInstall: day === null ? 0 : withDays(earlier & ALL_DAYS, day, days),
  };
}

/** Day 0 to `WINDOW_DAYS`. */
const ALL_DAYS = 2 ** (WINDOW_DAYS + 1) - 1;

function withDays(seen: number, from: number, days: readonly number[]): number {
  return days.reduce((set, day) => {
    const after = day - from;
    return after >= 0 && after <= WINDOW_DAYS ? set | (1 << after) : set;
  }, seen);
}

/** The cookie's campaign applies only when the app has stored none. */
function touchpointOf({ attribution, cookie, now }: Batch): Touchpoint | undefined {
  const own = attribution && {
    ...campaignOf(attribution),
    landingPath: attribution.landingPath,
    referrerOrigin: attribution.referrerOrigin,
    time: plausible(attribution.lastTouch, now),
  };
  if (own && isNamed(own)) return own;
  return cookie ? { ...own, ...cookie, time: plausible(cookie.time, now) } : own;
}

function newVisitor({ events, attribution, now }: Batch, touch: Touchpoint | undefined): Visitor {
  const times = events.map(({ time }) => plausible(time, now));
  const isOfCookie = touch !== undefined && !(attribution && isNamed(campaignOf(attribution)));
  const touched = [
    ...(attribution ? [plausible(attribution.firstTouch, now)] : []),
    ...(isOfCookie ? [touch.time] : []),
  ];
  const landedAt = epochMs(Math.min(...times, ...touched));
  const first = touch ?? { ...NO_CAMPAIGN, time: landedAt };
  return {
    landedAt,
    uaClass: attribution?.uaClass ?? 'other',
    handover: '',
    lastSeenDay: 0,
    first,
    last: first,
    reached: 0,
    after: { offered: null, agreed: null, installed: null, opened: null, registered: null },
    seenDays: 0,
    seenSinceInstall: 0,
  };
}
