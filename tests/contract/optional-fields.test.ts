/** An invalid value in an optional field of an answer drops that field and nothing else. */
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { appConfig } from '#shared/lobby/contract.ts';
import { readStrictly, readTolerantly } from '#shared/wire/tolerance.ts';
import { envelope } from '#shared/wire/wire.ts';
import { appConfigAnswer, wireGame } from '#tests/builders/wire.ts';
import { choicesOf, responseSchema, sampleOf } from '#tests/contract/sample-answers.ts';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import type { JsonSchema } from '@valibot/to-json-schema';

type Path = readonly (string | number)[];
interface OptionalField {
  path: Path;
  schema: JsonSchema;
}

const NAMES = Object.keys(endpoints) as EndpointName[];
/** Collects the optional fields of an answer at any depth. */
function optionalFieldsOf(schema: JsonSchema, path: Path = []): OptionalField[] {
  const [choice] = choicesOf(schema) ?? [];
  if (choice) return optionalFieldsOf(choice, path);
  if (schema.type === 'array') return optionalFieldsOf(schema.items as JsonSchema, [...path, 0]);
  return Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
    const here = [...path, key];
    const inside = optionalFieldsOf(field as JsonSchema, here);
    const isOptional = !schema.required?.includes(key);
    return isOptional ? [{ path: here, schema: field as JsonSchema }, ...inside] : inside;
  });
}

/** Returns values that the field does not accept: null, another type, a number out of range. */
function oddValues(schema: JsonSchema, path: Path): unknown[] {
  const kinds = (choicesOf(schema) ?? [schema]).flatMap((one) =>
    one.enum ? one.enum.map((each): unknown => typeof each) : [one.type as unknown],
  );
  const isText = kinds.includes('string');
  const isNumber = kinds.some((kind) => kind === 'number' || kind === 'integer');
  const odd: unknown[] = kinds.includes('null') ? [] : [null];
  // The base URLs of shared links may also be a single string.
  const isTextToo = path.join('.') === 'h5.url';
  odd.push(isText || isTextToo ? 7.5 : 'odd', true);
  if (isNumber && (schema.enum || schema.minimum !== undefined)) odd.push(-99);
  return odd;
}

/** Returns the answer with another value at the path; undefined removes the field. */
function withValue(answer: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy: Record<string, unknown> = { ...(answer as Record<string, unknown>) };
  copy[step] = withValue(copy[step], rest, value);
  if (copy[step] === undefined) delete copy[step];
  return Array.isArray(answer) ? Object.values(copy) : copy;
}

describe('an invalid value in an optional field', () => {
  it.each(NAMES)('is ignored in the answer of %s', (name) => {
    const row: Endpoint = endpoints[name];
    const schema = responseSchema(name);
    const sample = sampleOf(schema);
    // An invalid item in the sample would prove nothing: it would be dropped either way.
    expect(readStrictly(row.response, sample).issues).toBeUndefined();
    for (const { path, schema: field } of optionalFieldsOf(schema)) {
      const without = readTolerantly(row.response, withValue(sample, path, undefined));
      expect(without.success, `${path.join('.')} left out`).toBe(true);
      for (const odd of oddValues(field, path)) {
        const read = readTolerantly(row.response, withValue(sample, path, odd));
        expect(read.success, `${path.join('.')} = ${JSON.stringify(odd)}`).toBe(true);
        expect(read.output, path.join('.')).toEqual(without.output);
      }
    }
  });

  it('is ignored in the common fields of every answer', () => {
    const odd = { errcode: 0, code: null, msg: null, serverTime: 'now' };
    expect(readTolerantly(envelope, odd).output).toEqual({ errcode: 0 });
  });

  it('does not drop the game that has it', () => {
    const odd = { jackpot: null, minBet: '5', rtp: 'high', volatility: 0, status: 2 };
    const appGameList = [
      { ...wireGame(), ...odd },
      { ...wireGame(), id: null },
    ];
    const read = readTolerantly(appConfig, { ...appConfigAnswer(), appGameList });
    const plain = readTolerantly(appConfig, appConfigAnswer({ appGameList: [wireGame()] }));
    expect(read.output).toEqual(plain.output);
  });

  it.each([null, 'none', 7])('treats %j as a missing list of games, not an empty one', (sent) => {
    const read = readTolerantly(appConfig, { ...appConfigAnswer(), appGameList: sent });
    expect(read.success && read.output.appGameList).toBeUndefined();
  });

  it('is an error when our own server sends it', () => {
    const appGameList = [{ ...wireGame(), jackpot: null }];
    const read = readStrictly(appConfig.entries.appGameList, appGameList);
    expect(read.success).toBe(false);
  });
});
