import { CLICK_ID_NAMES } from '#shared/marketing/attribution.ts';

/** `sub_id` names a part of the traffic, not a click. */
type ClickIdMacro = Exclude<(typeof CLICK_ID_NAMES)[number], 'sub_id'>;

const CLICK_IDS = CLICK_ID_NAMES.filter((name): name is ClickIdMacro => name !== 'sub_id');

/** Placeholders of templates, in braces. */
export const MACROS = [
  ...CLICK_ID_NAMES,
  'event',
  'event_id',
  /** Seconds and milliseconds since the epoch. */
  'timestamp',
  'timestamp_ms',
  /** When the campaign's link was opened. */
  'click_timestamp_ms',
  /** With two decimals; 0.00 for events other than deposits. */
  'amount',
  'currency',
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'pid',
] as const;
export type Macro = (typeof MACROS)[number];

/** The values of one event; a missing one is sent as ''. */
export type Facts = Readonly<Partial<Record<Macro, string>>>;

const MACRO = /\{([a-z_]+)\}/g;
/** The rule's own secret, write-only for its users. */
const SECRET = 'secret';

/** Placeholders in a template that do not exist. */
export const unknownMacros = (template: string): string[] =>
  namesIn(template).filter((name) => name !== SECRET && !MACROS.some((macro) => macro === name));

const namesIn = (template: string): string[] =>
  [...template.matchAll(MACRO)].map(([, name = '']) => name);

export const usesSecret = (template: string): boolean => namesIn(template).includes(SECRET);

/** The click ids in a template. */
export const clickIdsIn = (template: string): ClickIdMacro[] =>
  CLICK_IDS.filter((name) => namesIn(template).includes(name));

const fill = (template: string, facts: Facts, secret: string, write: (text: string) => string) =>
  template.replaceAll(MACRO, (_whole, name: string) =>
    write(name === SECRET ? secret : (facts[name as Macro] ?? '')),
  );

export const fillUrl = (template: string, facts: Facts, secret: string): string =>
  fill(template, facts, secret, encodeURIComponent);

/** Values are escaped for a JSON string. */
export const fillBody = (template: string, facts: Facts, secret: string): string =>
  fill(template, facts, secret, (text) => JSON.stringify(text).slice(1, -1));

/** Only `{secret}` is allowed in a header. */
export const fillHeader = (template: string, secret: string): string =>
  fill(template, {}, secret, (text) => text);

/** Values of a test. */
export const SAMPLE: Facts = {
  ...Object.fromEntries(CLICK_ID_NAMES.map((name) => [name, `test-${name.replaceAll('_', '-')}`])),
  timestamp: '1795658400',
  timestamp_ms: '1795658400000',
  click_timestamp_ms: '1795654800000',
  amount: '0.00',
  source: 'test',
  medium: 'test',
  campaign: 'test',
  content: 'test',
  term: 'test',
  pid: '0',
};
