import { sql, type RawBuilder } from 'kysely';

/** The visitor's origin. */
export const ORIGIN_DIMENSIONS = [
  'source',
  'medium',
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
] as const;

/** The visitor's client. */
export const CLIENT_DIMENSIONS = [
  'device',
  'browser',
  'app',
  'handover',
  'country',
  'language',
] as const;

/** What every sum is known by; the order is that of menus. */
export const DAILY_DIMENSIONS = [...ORIGIN_DIMENSIONS, ...CLIENT_DIMENSIONS, 'weekday'] as const;

/** When the visitor landed. */
export const TIME_DIMENSIONS = ['weekday', 'hour'] as const;
export type TimeDimension = (typeof TIME_DIMENSIONS)[number];

/** Visitors are grouped and filtered by these. */
export const DIMENSIONS = [...DAILY_DIMENSIONS, 'hour'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const isOfClient = (dimension: Dimension): boolean =>
  CLIENT_DIMENSIONS.some((one) => one === dimension);

export const isTimeDimension = (dimension: Dimension): dimension is TimeDimension =>
  TIME_DIMENSIONS.some((one) => one === dimension);

/** Kinds of devices; the values of `device`. */
export const DEVICES = ['ios', 'android', 'desktop', 'other'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Each dimension in SQL, where `origin_word` and `client_word` are the joined words of a sum. Weekdays are '1'
 * (Monday) to '7', hours '0' to '23'.
 */
export const DIMENSION_SQL: Readonly<Record<Dimension, RawBuilder<string>>> = {
  source: sql.raw('origin_word.source'),
  medium: sql.raw('origin_word.medium'),
  campaign: sql.raw('origin_word.campaign'),
  content: sql.raw('origin_word.content'),
  term: sql.raw('origin_word.term'),
  link: sql.raw('origin_word.link'),
  referrer: sql.raw('origin_word.referrer'),
  site: sql.raw('origin_word.site'),
  landing: sql.raw('origin_word.landing_path'),
  share: sql.raw('origin_word.share_code'),
  inviter: sql.raw('origin_word.inviter'),
  agent: sql.raw('origin_word.agent'),
  device: sql.raw(
    `case split_part(client_word.ua_class, '-', 1) when 'ios' then 'ios' when 'android' then 'android' when 'desktop' then 'desktop' else 'other' end`,
  ),
  browser: sql.raw('client_word.browser'),
  app: sql.raw('client_word.in_app'),
  handover: sql.raw('client_word.handover'),
  country: sql.raw('client_word.country'),
  language: sql.raw('client_word.language'),
  // Day 0 of the epoch was a Thursday.
  weekday: sql.raw(`((day + 3) % 7 + 1)::text`),
  hour: sql.raw('hour::text'),
};

/** Allowed values by dimension. '' means "unknown". */
export type Filters = Readonly<Partial<Record<Dimension, readonly string[]>>>;
