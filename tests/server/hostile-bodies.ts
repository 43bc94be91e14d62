import fc from 'fast-check';
import type { JsonSchema } from '@valibot/to-json-schema';

/** Values that people and machines send in place of the expected ones. */
const HOSTILE = [
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
