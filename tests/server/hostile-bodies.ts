import fc from 'fast-check';
import { IS_FULL } from '#tests/support/extent.ts';
import type { JsonSchema } from '@valibot/to-json-schema';

/** Values that people and machines send in place of the expected ones. */
export const HOSTILE = [
  null,
  true,
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  "' or 1=1 --",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '\uD800',
  '\u202Eevil',
  '𝒫𝒶𝓇ℴ𝓁𝒶 🎰',
  'ก'.repeat(300),
  'x'.repeat(9000),
  0,
  -1,
  0.1,
  -0,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  [],
  [[]],
  {},
  { length: 1 },
  { toString: 'x', valueOf: null },
] as const;

const hostile = fc.constantFrom<unknown>(...HOSTILE);

/**
 * Generates values that mostly fit a JSON Schema; about half of the strings match their pattern.
 * @param schema from the published description of the calls
 */
export function fitting(schema: JsonSchema | boolean): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 2 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map(fitting));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array': {
      const { items = {}, minItems: minLength = 0 } = schema;
      const item = fitting(items as JsonSchema);
      return fc.array(item, { minLength, maxLength: Math.max(minLength, 4) });
    }
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'string':
      return stringOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [name, fitting(field)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function numberOf({ minimum = -1000, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1),
  );
}

function stringOf({ pattern, format, minLength, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 });
  if (pattern !== undefined) return fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.string());
  return fc.string({ minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 40, 200) });
}

/** A path into a body, as indexes that are resolved once the body exists. */
const somewhere = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 3 });

/** Sets a value at the path; a body that the path cannot enter is replaced by the value. */
function put(body: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  if (keys.length === 0) return value;
  const key = keys[step % keys.length];
  const copy: Record<string, unknown> = { ...body };
  copy[String(key)] = put(copy[String(key)], rest, value);
  return Array.isArray(body) ? Object.values(copy) : copy;
}

/** Generates bodies for a call: valid, nearly valid and hostile ones. */
export function bodiesFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const good = fitting(schema);
  const nearly = fc
    .tuple(good, somewhere, hostile)
    .map(([body, path, value]) => put(body, path, value));
  const entries = fc.tuple(good, fc.dictionary(fc.string(), hostile, { maxKeys: 5 }));
  const more = entries.map(([body, extra]) => ({ ...extra, ...(body as object) }));
  return fc.oneof(
    { weight: 3, arbitrary: good },
    { weight: 4, arbitrary: nearly },
    { weight: 1, arbitrary: more },
    { weight: 1, arbitrary: hostile },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

/** A change of one value of a body. */
export type Change =
  | { readonly kind: 'replaced'; readonly by: unknown }
  | {
      readonly kind: 'removed' | 'cut' | 'doubled' | 'altered' | 'wrapped';
      readonly at: number;
    };

const KINDS = ['removed', 'cut', 'doubled', 'altered', 'wrapped'] as const;

export const changes: fc.Arbitrary<Change> = fc.oneof(
  hostile.map((by) => ({ kind: 'replaced' as const, by })),
  fc.record({ kind: fc.constantFrom(...KINDS), at: fc.nat({ max: 2000 }) }),
);

type Place = readonly string[];

/** Every value inside a body, the body itself left out. */
export function placesIn(body: unknown, above: Place = []): Place[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => {
    const place = [...above, key];
    return [place, ...placesIn(value, place)];
  });
}

function changed(value: unknown, change: Change): unknown {
  if (change.kind === 'replaced') return change.by;
  if (change.kind === 'removed') return undefined;
  if (typeof value === 'number') return change.kind === 'doubled' ? value * 2 : value - change.at;
  if (typeof value !== 'string' || change.kind === 'wrapped') return [value];
  const at = change.at % (value.length + 1);
  if (change.kind === 'cut') return value.slice(0, at);
  if (change.kind === 'doubled') return value + value;
  // Another sign of the same alphabet: base64url stays base64url.
  return `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`;
}

/** The body with the value at a place changed. */
export function changedAt(body: unknown, [key, ...rest]: Place, change: Change): unknown {
  if (key === undefined) return changed(body, change);
  if (typeof body !== 'object' || body === null) return body;
  const copy: Record<string, unknown> = { ...body };
  copy[key] = changedAt(copy[key], rest, change);
  return Array.isArray(body) ? Object.values(copy) : copy;
}

const DEPTH = 5000;
const nested = (open: string, close: string): string =>
  `${open.repeat(DEPTH)}1${close.repeat(DEPTH)}`;

/** Texts that are JSON or nearly so, and that `JSON.stringify` never writes. @param body one that fits */
export function oddTexts(body: Readonly<Record<string, unknown>>): readonly string[] {
  const fields = Object.entries(body).map(
    ([key, value]) => [JSON.stringify(key), JSON.stringify(value) ?? 'null'] as const,
  );
  const textOf = (write: (key: string, value: string) => string): string =>
    `{${['"channel":""', ...fields.map(([key, value]) => write(key, value))].join(',')}}`;
  const good = textOf((key, value) => `${key}:${value}`);
  const with_ = (more: string): string => `${good.slice(0, -1)},${more}}`;
  return [
    textOf((key, value) => `${key}:${value},${key}:null`),
    textOf((key, value) => `${key}:null,${key}:${value}`),
    with_('"__proto__":{"isAdmin":true}'),
    with_(String.raw`"\u005f_proto__":{"isAdmin":true}`),
    with_('"constructor":{"prototype":{"isAdmin":true}},"toString":null,"hasOwnProperty":1'),
    textOf((key) => `${key}:{"__proto__":{"isAdmin":true}}`),
    textOf((key) => `${key}:${nested('[', ']')}`),
    textOf((key) => `${key}:${nested('{"a":', '}')}`),
    with_(String.raw`"odd\u0000\ud800":${nested('[', ']')}`),
    ...['1e999', '-1e999', '-0', '1e-400', '123456789012345678901234567890', '1.0'].map((number) =>
      textOf((key) => `${key}:${number}`),
    ),
    textOf((key) => `${key}:"${'ก'.repeat(9000)}"`),
    textOf((key) => String.raw`${key}:"\ud83c\u0000\u202e\ufeff\u2028"`),
    with_(Array.from({ length: 4000 }, (_, at) => `"k${at}":${at}`).join(',')),
    `\uFEFF${good}`,
    good.replace(/\}$/, ',}'),
    good.replace('{', '{"a":NaN,'),
    `${good}${good}`,
  ];
}

/** All in the full run; in the gate one of `step`, other ones for each turn. */
export const inTurn = <Value>(
  values: readonly Value[],
  turn: number,
  step: number,
): readonly Value[] => (IS_FULL ? values : values.filter((_, at) => (at + turn) % step === 0));
