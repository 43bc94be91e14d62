import {
  DAY_MS,
  epochMs,
  HOUR_MS,
  MINUTE_MS,
  SECOND_MS,
  type EpochMs,
} from '#shared/time/duration.ts';
import {
  IN_APP,
  TRAFFIC_SOURCES,
  type TrafficSource,
} from '#server/demo/traffic/traffic-sources.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { fromCoins, type MinorUnits } from '#shared/money/money.ts';
import type { ClientBrowser } from '#shared/install/client.ts';
import type { ClientWords } from '#server/marketing/events/client-words.ts';
import { marketDay } from '#server/core/market-day.ts';
import type { Attribution, InstallEvent } from '#shared/marketing/contract.ts';
import type { InstallEventName } from '#shared/marketing/install-event.ts';
import type { UaClass } from '#shared/marketing/attribution.ts';
import type { Random } from '#server/core/random.ts';

/** Activity in each hour of the market's day. */
const HOURS = [4, 2, 1, 1, 1, 1, 2, 3, 4, 5, 5, 6, 8, 7, 6, 6, 7, 8, 10, 13, 16, 17, 14, 9];
const WEEKDAYS = { weekday: 1, weekend: 1.35 };

/** A generated install and what it reported, in order. */
export interface TrafficVisitor {
  installId: string;
  /** Its reports, one batch per campaign. */
  batches: { attribution: Attribution; events: InstallEvent[] }[];
  words: ClientWords;
  deposits: readonly { time: EpochMs; amount: MinorUnits }[];
}

export interface TrafficPlan {
  market: Market;
  now: EpochMs;
  days: number;
}

/** Generates a visitor who landed within the last `days`; nothing happens after `now`. */
export function makeVisitor(random: Random, plan: TrafficPlan): TrafficVisitor {
  const source = weighted(
    random,
    TRAFFIC_SOURCES.map((one) => [one, one.weight]),
  );
  const client = weighted(random, Object.entries(source.clients) as [UaClass, number][]);
  const landedAt = landingTime(random, plan, source);
  const steps = stepsOf(random, client, source.quality);
  const events: InstallEvent[] = [];
  let time: number = landedAt;
  for (const [name, wait, appSource] of steps) {
    time += wait;
    if (time > plan.now) break;
    const opened = appSource === undefined ? {} : { source: appSource };
    events.push({ seq: events.length + 1, name, time: epochMs(time), ...opened });
  }
  const { campaign, landingPath, referrerOrigin } = source;
  const touched = { firstTouch: landedAt, lastTouch: landedAt };
  const attribution = { ...campaign, landingPath, referrerOrigin, uaClass: client, ...touched };
  const installId = randomId(random);
  const [landing] = events;
  if (landing && isHandedOver(source, client, installId))
    landing.source = `handover-${campaign.installReferrer}`;
  const paid = events.find(({ name }) => name === 'first_deposit')?.time;
  return {
    installId,
    batches: [{ attribution, events }],
    words: wordsOf(random, client, plan.market, source),
    deposits: paid === undefined ? [] : depositsFrom(random, paid, plan.now),
  };
}

/** Half of the visitors of an ad in an app who have Chrome came by the offer to open it. */
const isHandedOver = ({ clients }: TrafficSource, client: UaClass, installId: string): boolean =>
  clients === IN_APP && client === 'android-chrome' && installId < '8';

/** The first deposit, and for some visitors further ones. */
function depositsFrom(random: Random, first: EpochMs, now: EpochMs): TrafficVisitor['deposits'] {
  const deposits = [];
  for (let time: number = first; time <= now; time += random.int(HOUR_MS, 6 * DAY_MS)) {
    deposits.push({ time: epochMs(time), amount: fromCoins(random.pick(DEPOSIT_COINS)) });
    if (random.chance(0.55)) break;
  }
  return deposits;
}

const DEPOSIT_COINS = [50, 100, 100, 200, 300, 500, 1_000, 3_000];

function wordsOf(
  random: Random,
  client: UaClass,
  market: Market,
  { referrerOrigin, campaign }: TrafficSource,
): ClientWords {
  const isInApp = client === 'android-in-app' || client === 'ios-in-app';
  const host = /facebook|tiktok/.exec(`${referrerOrigin} ${campaign.installReferrer}`)?.[0];
  const language = random.chance(0.86) ? markets[market].language.slice(0, 2) : 'en';
  return {
    browser: random.pick(BROWSERS[client]),
    in_app: isInApp ? (host ?? 'other') : '',
    language,
    country: random.chance(0.93) ? market.toUpperCase() : random.pick(['SG', 'AE', 'HK', 'JP']),
  };
}

const BROWSERS: Readonly<Record<UaClass, readonly ClientBrowser[]>> = {
  'android-chrome': ['chrome'],
  'android-other': ['samsung', 'samsung', 'firefox', 'opera', 'xiaomi'],
  'android-in-app': ['webview'],
  'ios-safari': ['safari'],
  'ios-other': ['chrome', 'firefox', 'edge'],
  'ios-in-app': ['webview'],
  desktop: ['chrome', 'chrome', 'edge', 'firefox', 'safari'],
  bot: ['other'],
  other: ['other'],
};

function landingTime(random: Random, { market, now, days }: TrafficPlan, source: TrafficSource) {
  const span = Math.min(days, source.lastDays ?? days);
  const daysAgo = weighted(
    random,
    Array.from({ length: span }, (_none, ago) => [ago, dayWeight(market, now, ago)] as const),
  );
  const hour = weighted(
    random,
    HOURS.map((weight, index) => [index, weight]),
  );
  const today = now - (DAY_MS - marketDay(market, now).endsInMs);
  const time = today - daysAgo * DAY_MS + hour * HOUR_MS + random.int(0, HOUR_MS - 1);
  // Scales times of today into the part that is over.
  return epochMs(time > now ? today + Math.round((time - today) * ((now - today) / DAY_MS)) : time);
}

/** Weekends are busier, and the market grows slowly. */
function dayWeight(market: Market, now: EpochMs, ago: number): number {
  const { number } = marketDay(market, now);
  // Day 0 of the epoch was a Thursday.
  const weekday = (number - ago + 4) % 7;
  const isWeekend = weekday === 0 || weekday === 6;
  return (isWeekend ? WEEKDAYS.weekend : WEEKDAYS.weekday) * Math.exp(-ago / 120);
}

type Step = [name: InstallEventName, waitMs: number, source?: string];

/** A visitor's steps, each with the wait before it. */
function stepsOf(random: Random, client: UaClass, quality: number): Step[] {
  const steps: Step[] = [['landing', 0]];
  if (client === 'bot') return steps;
  const may = (probability: number): boolean => random.chance(Math.min(0.97, probability));
  const wait = (typical: number): number => Math.round(typical * (0.3 + random.next() ** 3 * 6));
  const isInstalled = offerSteps(client, may, wait, quality, steps);
  if (may(0.07 * quality * (isInstalled ? 4 : 1))) {
    const source = isInstalled ? 'pwa' : undefined;
    const opened = (name: InstallEventName, after: number): Step =>
      source === undefined ? [name, after] : [name, after, source];
    steps.push(opened('register', wait(4 * MINUTE_MS)));
    if (may(0.4)) steps.push(opened('login', wait(9 * HOUR_MS)));
    if (may(0.3 * (isInstalled ? 1.5 : 1))) steps.push(opened('first_deposit', wait(2 * HOUR_MS)));
  }
  const comesBack = isInstalled ? 0.62 : 0.13;
  while (may(comesBack * Math.sqrt(quality))) {
    const after = random.int(4 * HOUR_MS, 3 * DAY_MS);
    steps.push(isInstalled ? ['landing', after, 'pwa'] : ['landing', after]);
  }
  return steps;
}

/** Adds the steps up to the install. @returns true when the app is installed */
function offerSteps(
  client: UaClass,
  may: (probability: number) => boolean,
  wait: (typical: number) => number,
  quality: number,
  steps: Step[],
): boolean {
  const launch: Step = ['first_standalone_launch', wait(20 * MINUTE_MS), 'pwa'];
  switch (client) {
    case 'android-chrome':
    case 'desktop': {
      const isPhone = client === 'android-chrome';
      if (!may(0.86)) return false;
      steps.push(['prompt_captured', wait(2 * SECOND_MS)]);
      if (!may(0.82)) return false;
      steps.push(['sheet_shown', wait(12 * SECOND_MS)]);
      if (!may((isPhone ? 0.27 : 0.07) * quality)) {
        if (may(0.8)) steps.push(['sheet_cancel', wait(5 * SECOND_MS)]);
        return false;
      }
      steps.push(['sheet_continue', wait(7 * SECOND_MS)]);
      if (!may(0.74)) {
        steps.push(['native_dismissed', wait(4 * SECOND_MS)]);
        return false;
      }
      steps.push(['native_accepted', wait(4 * SECOND_MS)], ['app_installed', wait(8 * SECOND_MS)]);
      if (may(0.78)) steps.push(launch);
      return true;
    }
    case 'ios-safari':
    case 'ios-other':
    case 'ios-in-app': {
      if (!may(0.78)) return false;
      steps.push(['ios_hint_shown', wait(10 * SECOND_MS)]);
      const willing = client === 'ios-in-app' ? 0.06 : 0.24;
      if (!may(willing * quality)) return false;
      steps.push(['ios_hint_done', wait(25 * SECOND_MS)]);
      if (!may(0.45)) return false;
      steps.push(launch);
      return true;
    }
    default: {
      if (!may(0.7)) return false;
      steps.push(['chrome_popup_shown', wait(9 * SECOND_MS)]);
      if (may(0.16 * quality)) steps.push(['chrome_popup_opened', wait(6 * SECOND_MS)]);
      else if (may(0.18)) steps.push(['chrome_popup_optout', wait(6 * SECOND_MS)]);
      return false;
    }
  }
}

/** Picks a value; a larger weight is more likely. */
function weighted<Value>(random: Random, choices: readonly (readonly [Value, number])[]): Value {
  const sum = choices.reduce((total, [, weight]) => total + weight, 0);
  let left = random.next() * sum;
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  const last = choices.at(-1);
  if (!last) throw new RangeError('no choice');
  return last[0];
}

/** A UUIDv4 from the random sequence. */
function randomId(random: Random): string {
  const hex = (length: number): string =>
    Array.from({ length }, () => random.int(0, 15).toString(16)).join('');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(12)}`;
}
