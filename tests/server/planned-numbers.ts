/** What a plan of visitors adds up to, counted without any code of the platform. */
import type { TrafficPlanInput } from '#server/attribution/traffic-plan.ts';

export type Planned = TrafficPlanInput['visitors'][number];
export type Numbers = Record<string, number>;

export const DAY_SECONDS = 86_400;

export const DIMENSIONS = [
  'source',
  'campaign',
  'content',
  'referrer',
  'site',
  'landing',
  'device',
  'browser',
  'app',
  'country',
  'language',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What a visitor is counted under: told from the plan alone. */
export function wordsUnder(one: Planned, touch: 'first' | 'last'): Record<Dimension, string> {
  const {
    source = '',
    campaign = '',
    content = '',
    referrer = '',
    site = '',
    landing = '/',
  } = touch === 'last' && one.last ? one.last : one;
  const client = one.client ?? '';
  return {
    // Who names no source is counted under the referrer, else under the site before.
    source: source || referrer || site || 'web',
    campaign,
    content,
    referrer: referrer || source || 'web',
    site,
    landing,
    device: ['ios', 'android', 'desktop'].find((kind) => client.startsWith(kind)) ?? 'other',
    browser: one.browser ?? '',
    app: one.app ?? '',
    country: one.country ?? '',
    language: one.language ?? '',
  };
}

export const least = (...times: (number | undefined)[]) =>
  Math.min(...times.map((time) => time ?? Infinity));

export function numbersOf(one: Planned, window: number): Numbers {
  const { offered, agreed, installed, opened, registered } = one.steps ?? {};
  const deposits = one.deposits ?? [];
  const within = (time: number) => (time <= window * DAY_SECONDS ? 1 : 0);
  // A launch from the home screen shows that it was installed; an iPhone shows its install by nothing else.
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
