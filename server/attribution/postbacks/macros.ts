import { CLICK_ID_NAMES } from '#domain/install/attribution.ts';

/** The tracker's own name for a part of its traffic: it tells no click apart. */
type ClickIdMacro = Exclude<(typeof CLICK_ID_NAMES)[number], 'sub_id'>;

const CLICK_IDS = CLICK_ID_NAMES.filter((name): name is ClickIdMacro => name !== 'sub_id');

/** What a template may ask for of an event, in braces. */
export const MACROS = [
  ...CLICK_ID_NAMES,
  'event',
  'event_id',
  /** Seconds and milliseconds since the epoch. */
  'timestamp',
  'timestamp_ms',
  /** When the visitor came with the campaign. */
  'click_timestamp_ms',
  /** With two decimals; 0.00 for what is no deposit. */
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

/** What stands for the macros of one event; one that is not known is ''. */
export type Facts = Readonly<Partial<Record<Macro, string>>>;

const MACRO = /\{([a-z_]+)\}/g;
/** The rule's own, never shown again. */
const SECRET = 'secret';

/** The macros of a template that there are not. */
export const unknownMacros = (template: string): string[] =>
  namesIn(template).filter((name) => name !== SECRET && !MACROS.some((macro) => macro === name));

const namesIn = (template: string): string[] =>
  [...template.matchAll(MACRO)].map(([, name = '']) => name);

export const asksForSecret = (template: string): boolean => namesIn(template).includes(SECRET);

/** The click ids that a template tells: without any of them nobody could be recognised. */
export const clickIdsIn = (template: string): ClickIdMacro[] =>
  CLICK_IDS.filter((name) => namesIn(template).includes(name));

const fill = (template: string, facts: Facts, secret: string, write: (text: string) => string) =>
  template.replaceAll(MACRO, (_whole, name: string) =>
    write(name === SECRET ? secret : (facts[name as Macro] ?? '')),
  );

export const fillUrl = (template: string, facts: Facts, secret: string): string =>
  fill(template, facts, secret, encodeURIComponent);

/** A value never ends the text of JSON that it stands in. */
export const fillBody = (template: string, facts: Facts, secret: string): string =>
  fill(template, facts, secret, (text) => JSON.stringify(text).slice(1, -1));

/** A header may ask for the secret alone. */
export const fillHeader = (template: string, secret: string): string =>
  fill(template, {}, secret, (text) => text);

/** What a test is sent with. */
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
