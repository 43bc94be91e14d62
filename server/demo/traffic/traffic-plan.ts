import { createHash } from 'node:crypto';
import { DAY_MS, epochMs, SECOND_MS, type EpochMs } from '#shared/time/duration.ts';
import { DEFAULT_INSTALL_REFERRER } from '#shared/marketing/touchpoint.ts';
import { HANDOVERS } from '#shared/install/handover.ts';
import { minorUnits } from '#shared/money/money.ts';
import { UA_CLASSES, type UaClass } from '#shared/marketing/attribution.ts';
import { REPORTED_STEPS, type ReportedStep } from '#server/marketing/events/funnel.ts';
import { WINDOW_DAYS } from '#server/marketing/events/visitor.ts';
import type { Attribution, InstallEvent } from '#shared/marketing/contract.ts';
import type { TrafficVisitor } from '#server/demo/traffic/traffic.ts';
import * as v from 'valibot';

/** Seconds after the landing within which a client can report. */
const after = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue((WINDOW_DAYS * DAY_MS) / SECOND_MS),
);
const word = v.optional(v.pipe(v.string(), v.maxLength(200)), '');

const touch = {
  source: word,
  medium: word,
  campaign: word,
  content: word,
  /** `utm_term`. */
  term: word,
  /** `outValue`. */
  share: word,
  /** `aid`. */
  inviter: word,
  /** `pid`. */
  agent: word,
  /** Short name of a link. */
  link: word,
  referrer: word,
  /** Host of the previous page. */
  site: word,
  landing: v.optional(v.pipe(v.string(), v.regex(/^\/[^?#]*$/), v.maxLength(200)), '/'),
};

/** Everything one visitor does, so that the author of a plan knows each number of the report beforehand. */
const plannedVisitor = v.strictObject({
  landed: v.pipe(
    v.string(),
    v.isoTimestamp('a moment like 2026-11-21T09:00:00+08:00'),
    v.transform((text) => epochMs(Date.parse(text))),
  ),
  ...touch,
  client: v.optional(v.picklist(UA_CLASSES), 'android-chrome'),
  browser: word,
  app: word,
  country: word,
  language: word,
  /** The app or browser that handed over to this one. */
  handover: v.optional(v.picklist(HANDOVERS)),
  steps: v.optional(
    v.partial(
      v.strictObject({
        offered: after,
        agreed: after,
        installed: after,
        opened: after,
        registered: after,
      }),
    ),
    {},
  ),
  /** Seconds after the landing at which the app was opened again. */
  returns: v.optional(v.array(after), []),
  /** The last campaign, if another one followed. */
  last: v.optional(v.strictObject({ ...touch, after })),
  /** The first one is the player's first deposit. Amounts in hundredths. */
  deposits: v.optional(
    v.array(
      v.strictObject({
        after: v.pipe(v.number(), v.integer(), v.minValue(0)),
        amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.transform(minorUnits)),
      }),
    ),
    [],
  ),
});

export const trafficPlan = v.strictObject({
  visitors: v.pipe(v.array(plannedVisitor), v.minLength(1), v.maxLength(100_000)),
});

export type TrafficPlanInput = v.InferInput<typeof trafficPlan>;
type PlannedVisitor = v.InferOutput<typeof plannedVisitor>;
type PlannedTouch = Pick<PlannedVisitor, keyof typeof touch>;

/** Generates a plan's visitors; the same plan always gives the same ones. */
export const plannedVisitors = ({
  visitors,
}: v.InferOutput<typeof trafficPlan>): TrafficVisitor[] =>
  visitors.map((planned, at) => visitorOf(planned, at));

function visitorOf(planned: PlannedVisitor, at: number): TrafficVisitor {
  const {
    landed,
    client,
    browser,
    app,
    country,
    language,
    handover,
    steps,
    returns,
    last,
    deposits,
  } = planned;
  const timeAfter = (seconds: number): EpochMs => epochMs(landed + seconds * SECOND_MS);
  const happenings: Omit<InstallEvent, 'seq'>[] = [
    {
      name: 'landing' as const,
      time: landed,
      ...(handover !== undefined && { source: `handover-${handover}` }),
    },
    ...Object.entries(steps).flatMap(([step, seconds]) =>
      seconds === undefined
        ? []
        : [{ name: eventOf(step as ReportedStep, client), time: timeAfter(seconds) }],
    ),
    ...returns.map((seconds) => ({
      name: 'landing' as const,
      time: timeAfter(seconds),
      source: 'pwa',
    })),
  ].toSorted((one, other) => one.time - other.time);
  const events = happenings.map((event, index): InstallEvent => ({ seq: index + 1, ...event }));
  const batches = [{ attribution: attributionOf(planned, client, landed), events }];
  if (last) {
    const time = timeAfter(last.after);
    batches.push({
      attribution: attributionOf(last, client, time),
      events: [{ seq: events.length + 1, name: 'landing', time }],
    });
  }
  return {
    installId: idOf(`${at} ${JSON.stringify(planned)}`),
    batches,
    words: { browser, in_app: app, country, language },
    deposits: deposits.map(({ after: seconds, amount }) => ({ time: timeAfter(seconds), amount })),
  };
}

/** The event of a step: Chrome has a sheet, an iPhone a hint, and other browsers are asked to open Chrome. */
function eventOf(step: ReportedStep, client: UaClass): InstallEvent['name'] {
  const [first] = REPORTED_STEPS[step];
  const isIos = client.startsWith('ios');
  const isToChrome = client === 'android-in-app' || client === 'android-other';
  switch (step) {
    case 'offered':
      return isIos ? 'ios_hint_shown' : isToChrome ? 'chrome_popup_shown' : first;
    case 'agreed':
      return isIos ? 'ios_hint_done' : isToChrome ? 'chrome_popup_opened' : first;
    case 'installed':
      // iOS has no install event: the first launch counts as both.
      return isIos ? 'first_standalone_launch' : first;
    case 'opened':
    case 'registered':
      return first;
  }
}

function attributionOf(
  { source, medium, campaign, content, term, share, inviter, agent, ...touched }: PlannedTouch,
  uaClass: UaClass,
  time: EpochMs,
): Attribution {
  const { link, referrer, site, landing } = touched;
  return {
    installReferrer: referrer || DEFAULT_INSTALL_REFERRER,
    utm: { source, medium, campaign, content, term },
    outValue: share,
    aid: inviter,
    pid: agent,
    link,
    landingPath: landing,
    referrerOrigin: site === '' ? '' : `https://${site}`,
    uaClass,
    firstTouch: time,
    lastTouch: time,
  };
}

/** Derives a UUID from the text. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
