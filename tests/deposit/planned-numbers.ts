/** Counts the totals of a visitor plan without using any server code. */
import type { TrafficPlanInput } from '#server/demo/traffic/traffic-plan.ts';

export type Planned = TrafficPlanInput['visitors'][number];
export type Numbers = Record<string, number>;

export const DAY_SECONDS = 86_400;

export const DIMENSIONS = [
  'source',
  'campaign',
  'content',
  'term',
  'link',
  'referrer',
  'site',
  'landing',
  'share',
  'inviter',
  'agent',
  'device',
  'browser',
  'app',
  'handover',
  'country',
  'language',
  'weekday',
  'hour',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Short names of links that exist; a visit with another one is of none. */
export const PLANNED_LINKS = ['plan-poster', 'plan-video'];

/** Returns the dimension values a visitor is counted under, from the plan alone. */
export function wordsUnder(one: Planned, touch: 'first' | 'last'): Record<Dimension, string> {
  const {
    source = '',
    campaign = '',
    content = '',
    link = '',
    referrer = '',
    site = '',
    landing = '/',
    term = '',
    share = '',
    inviter = '',
    agent = '',
  } = touch === 'last' && one.last ? one.last : one;
  const client = one.client ?? '';
  // The market's clock; all plans are of the Philippines.
  const local = new Date(Date.parse(one.landed) + 8 * 3_600_000);
  return {
    // A visit without a source falls back to its referrer, then to the referring site.
    source: source || referrer || site || 'web',
    campaign,
    content,
    link: PLANNED_LINKS.includes(link) ? link : '',
    referrer: referrer || source || 'web',
    site,
    landing,
    term,
    share,
    inviter,
    agent,
    device: ['ios', 'android', 'desktop'].find((kind) => client.startsWith(kind)) ?? 'other',
    browser: one.browser ?? '',
    app: one.app ?? '',
    handover: one.handover ?? '',
    country: one.country ?? '',
    language: one.language ?? '',
    weekday: weekdayOf(local.getTime() / 86_400_000),
    hour: String(local.getUTCHours()),
  };
}

/** `1` for a Monday. @param day from the epoch */
export const weekdayOf = (day: number): string =>
  String(new Date(day * 86_400_000).getUTCDay() || 7);

export const least = (...times: (number | undefined)[]) =>
  Math.min(...times.map((time) => time ?? Infinity));

export function numbersOf(one: Planned, window: number): Numbers {
  const { offered, agreed, installed, opened, registered } = one.steps ?? {};
  const deposits = one.deposits ?? [];
  const within = (time: number) => (time <= window * DAY_SECONDS ? 1 : 0);
  // A launch from the home screen proves the install; on an iPhone it is the only proof.
  const launched = one.client?.startsWith('ios') ? least(installed, opened) : least(opened);
  const paid = deposits.filter(({ after }) => within(after) === 1);
  const [first] = deposits;
  const isFirstWithin = first !== undefined && within(first.after) === 1;
  return {
    landed: 1,
    offered: within(least(offered)),
    agreed: within(least(agreed)),
    installed: within(least(installed, launched)),
    opened: within(launched),
    registered: within(least(registered)),
    deposited: isFirstWithin ? 1 : 0,
    deposits: paid.length,
    firstAmount: isFirstWithin ? first.amount : 0,
    amount: paid.reduce((sum, { amount }) => sum + amount, 0),
  };
}

const NONE: Numbers = Object.fromEntries(
  [
    'landed',
    'offered',
    'agreed',
    'installed',
    'opened',
    'registered',
    'deposited',
    'deposits',
    'firstAmount',
    'amount',
  ].map((name) => [name, 0]),
);

export const sumOf = (all: readonly Numbers[]): Numbers =>
  Object.fromEntries(
    Object.keys(NONE).map((name) => [name, all.reduce((sum, one) => sum + (one[name] ?? 0), 0)]),
  );

export interface PlannedReturns {
  visitors: number;
  back: Record<number, { of: number; seen: number }>;
  deposited: number;
  amount: number;
}

/** Returns the install time in seconds after the landing; infinite if never installed. */
export const installedAfter = ({ steps = {} }: Planned): number =>
  least(steps.installed, steps.opened);

/** Returns a visitor's retention numbers, counted from the install or else from the landing. */
export function returnsOf(
  one: Planned,
  dayOfMoment: (seconds: number) => number,
  today: number,
): { day: number; returns: PlannedReturns } {
  const installed = installedAfter(one);
  const start = installed === Infinity ? 0 : installed;
  const day = dayOfMoment(start);
  const happened = [
    0,
    ...Object.values(one.steps ?? {}),
    ...(one.returns ?? []),
    ...(one.last ? [one.last.after] : []),
  ].map((after) => dayOfMoment(after ?? 0));
  const paid = (one.deposits ?? []).filter(
    ({ after }) => after >= start && after - start <= 30 * DAY_SECONDS,
  );
  const back = [1, 7, 30].map((days) => {
    const isOver = day + days < today;
    const seen = isOver && happened.includes(day + days) ? 1 : 0;
    return [days, { of: isOver ? 1 : 0, seen }];
  });
  return {
    day,
    returns: {
      visitors: 1,
      back: Object.fromEntries(back) as PlannedReturns['back'],
      deposited: paid.length > 0 ? 1 : 0,
      amount: paid.reduce((sum, { amount }) => sum + amount, 0),
    },
  };
}

export function sumOfReturns(all: readonly PlannedReturns[]): PlannedReturns {
  const sum: PlannedReturns = {
    visitors: 0,
    back: { 1: { of: 0, seen: 0 }, 7: { of: 0, seen: 0 }, 30: { of: 0, seen: 0 } },
    deposited: 0,
    amount: 0,
  };
  for (const one of all) {
    sum.visitors += one.visitors;
    sum.deposited += one.deposited;
    sum.amount += one.amount;
    for (const [days, { of, seen }] of Object.entries(one.back)) {
      const known = sum.back[Number(days)];
      if (!known) continue;
      known.of += of;
      known.seen += seen;
    }
  }
  return sum;
}
