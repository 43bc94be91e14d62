import { sql, type RawBuilder } from 'kysely';

/** The visitor's origin. */
export const ORIGIN_DIMENSIONS = [
  'source',
  'medium',
  'campaign',
  'content',
  'link',
  'referrer',
  'site',
  'landing',
] as const;

/** The visitor's client. */
export const CLIENT_DIMENSIONS = ['device', 'browser', 'app', 'country', 'language'] as const;

/** Visitors are grouped and filtered by these; the order is that of menus. */
export const DIMENSIONS = [...ORIGIN_DIMENSIONS, ...CLIENT_DIMENSIONS] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Kinds of devices; the values of `device`. */
export const DEVICES = ['ios', 'android', 'desktop', 'other'] as const;
export type Device = (typeof DEVICES)[number];

/** Each dimension in SQL, where `origin_word` and `client_word` are the joined words of a sum. */
export const DIMENSION_SQL: Readonly<Record<Dimension, RawBuilder<string>>> = {
  source: sql.raw('origin_word.source'),
  medium: sql.raw('origin_word.medium'),
  campaign: sql.raw('origin_word.campaign'),
  content: sql.raw('origin_word.content'),
  link: sql.raw('origin_word.link'),
  referrer: sql.raw('origin_word.referrer'),
  site: sql.raw('origin_word.site'),
  landing: sql.raw('origin_word.landing_path'),
  device: sql.raw(
    `case split_part(client_word.ua_class, '-', 1) when 'ios' then 'ios' when 'android' then 'android' when 'desktop' then 'desktop' else 'other' end`,
  ),
  browser: sql.raw('client_word.browser'),
  app: sql.raw('client_word.in_app'),
  country: sql.raw('client_word.country'),
  language: sql.raw('client_word.language'),
};

/** Allowed values by dimension. '' means "unknown". */
export type Filters = Readonly<Partial<Record<Dimension, readonly string[]>>>;
