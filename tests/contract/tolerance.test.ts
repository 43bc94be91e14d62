import {
  guardedSchema,
  orElse,
  readStrictly,
  readTolerantly,
  tolerantList,
  tolerantRecord,
} from '#contract/tolerance.ts';
import { jsonText } from '#contract/wire.ts';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const item = v.object({ id: v.number() });
const answer = v.object({
  list: tolerantList(item),
  record: tolerantRecord(item),
  field: orElse(v.number(), 7),
});
const whole = { list: [{ id: 1 }, { id: 2 }], record: { a: { id: 3 } }, field: 1 };

describe('reading tolerantly', () => {
  it('keeps a whole answer as it is', () => {
    expect(readTolerantly(answer, whole).output).toEqual(whole);
  });

  it('drops the broken item and keeps its neighbours', () => {
    const read = readTolerantly(answer, {
      ...whole,
      list: [{ id: 1 }, { id: 'x' }, null, { id: 2 }],
    });
    expect(read.output).toMatchObject({ list: [{ id: 1 }, { id: 2 }] });
  });

  it('drops the broken value of a record', () => {
    const read = readTolerantly(answer, { ...whole, record: { a: { id: 3 }, b: 4 } });
    expect(read.output).toMatchObject({ record: { a: { id: 3 } } });
  });

  it('falls back where a field is missing or broken', () => {
    expect(readTolerantly(answer, {}).output).toEqual({ list: [], record: {}, field: 7 });
    expect(readTolerantly(answer, { ...whole, field: 'x' }).output).toMatchObject({ field: 7 });
  });

  it('never refuses, whatever the tolerant parts hold', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (list, record, field) => {
        expect(readTolerantly(answer, { list, record, field }).success).toBe(true);
      }),
    );
  });
});

describe('reading strictly', () => {
  it('lets a whole answer pass', () => {
    expect(readStrictly(answer, whole).success).toBe(true);
  });

  it.each([
    ['a broken item', { ...whole, list: [{ id: 'x' }] }],
    ['a list that is none', { ...whole, list: 5 }],
    ['a broken record value', { ...whole, record: { a: 1 } }],
    ['a broken field', { ...whole, field: 'x' }],
    ['a missing field', { list: [], record: {} }],
  ])('refuses %s', (_what, value) => {
    expect(readStrictly(answer, value).success).toBe(false);
  });

  it('refuses a broken item in a list within a list', () => {
    const nested = v.object({ outer: tolerantList(v.object({ inner: tolerantList(item) })) });
    const broken = { outer: [{ inner: [{ id: 'x' }] }] };
    expect(readStrictly(nested, broken).success).toBe(false);
    expect(readTolerantly(nested, broken).output).toEqual({ outer: [{ inner: [] }] });
  });

  it('leaves the next reading tolerant', () => {
    readStrictly(answer, {});
    expect(readTolerantly(answer, {}).success).toBe(true);
  });
});

describe('JSON carried as text', () => {
  const schema = jsonText(tolerantList(item));

  it('is decoded', () => {
    expect(v.parse(schema, '[{"id":1},{"id":"x"}]')).toEqual([{ id: 1 }]);
  });

  it('is refused when it is not JSON', () => {
    expect(v.safeParse(schema, '[{').success).toBe(false);
  });
});

it('tells the guarded schema, for documentation', () => {
  const guarded = orElse(item, { id: 0 });
  expect(guardedSchema(guarded)).toBe(item);
  expect(guardedSchema(item)).toBeUndefined();
});
