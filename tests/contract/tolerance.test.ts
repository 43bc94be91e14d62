import {
  guardedSchema,
  orElse,
  readStrictly,
  readTolerantly,
  tolerantList,
  tolerantRecord,
} from '#shared/wire/tolerance.ts';
import { jsonText } from '#shared/wire/wire.ts';
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
  it('returns a valid answer unchanged', () => {
    expect(readTolerantly(answer, whole).output).toEqual(whole);
  });

  it('drops an invalid item and keeps the others', () => {
    const read = readTolerantly(answer, {
      ...whole,
      list: [{ id: 1 }, { id: 'x' }, null, { id: 2 }],
    });
    expect(read.output).toMatchObject({ list: [{ id: 1 }, { id: 2 }] });
  });

  it('drops an invalid value of a record', () => {
    const read = readTolerantly(answer, { ...whole, record: { a: { id: 3 }, b: 4 } });
    expect(read.output).toMatchObject({ record: { a: { id: 3 } } });
  });

  it('uses the fallback where a field is missing or invalid', () => {
    expect(readTolerantly(answer, {}).output).toEqual({ list: [], record: {}, field: 7 });
    expect(readTolerantly(answer, { ...whole, field: 'x' }).output).toMatchObject({ field: 7 });
  });

  it('never fails, whatever the tolerant fields contain', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (list, record, field) => {
        expect(readTolerantly(answer, { list, record, field }).success).toBe(true);
      }),
    );
  });
});

describe('reading strictly', () => {
  it('accepts a valid answer', () => {
    expect(readStrictly(answer, whole).success).toBe(true);
  });

  it.each([
    ['a broken item', { ...whole, list: [{ id: 'x' }] }],
    ['a list that is none', { ...whole, list: 5 }],
    ['a broken record value', { ...whole, record: { a: 1 } }],
    ['a broken field', { ...whole, field: 'x' }],
    ['a missing field', { list: [], record: {} }],
  ])('rejects %s', (_what, value) => {
    expect(readStrictly(answer, value).success).toBe(false);
  });

  it('rejects an invalid item in a nested list', () => {
    const nested = v.object({ outer: tolerantList(v.object({ inner: tolerantList(item) })) });
    const broken = { outer: [{ inner: [{ id: 'x' }] }] };
    expect(readStrictly(nested, broken).success).toBe(false);
    expect(readTolerantly(nested, broken).output).toEqual({ outer: [{ inner: [] }] });
  });

  it('leaves the next read tolerant', () => {
    readStrictly(answer, {});
    expect(readTolerantly(answer, {}).success).toBe(true);
  });
});

describe('JSON carried as text', () => {
  const schema = jsonText(tolerantList(item));

  it('is decoded', () => {
    expect(v.parse(schema, '[{"id":1},{"id":"x"}]')).toEqual([{ id: 1 }]);
  });

  it('is rejected when it is not JSON', () => {
    expect(v.safeParse(schema, '[{').success).toBe(false);
  });
});

it('returns the guarded schema, for documentation', () => {
  const guarded = orElse(item, { id: 0 });
  expect(guardedSchema(guarded)).toBe(item);
  expect(guardedSchema(item)).toBeUndefined();
});
