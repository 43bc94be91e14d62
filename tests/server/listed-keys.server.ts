import { describe, expect, it } from 'vitest';
import { orElse, tolerantList, tolerantRecord } from '#shared/wire/tolerance.ts';
import { jsonText } from '#shared/wire/wire.ts';
import { BrokenAnswer, joinJson, wireCheck } from '#server/core/http/answer.ts';
import { listedKeysOnly } from '#server/core/http/listed-keys.ts';
import * as v from 'valibot';

const inner = v.object({ id: v.number() });
const schema = v.object({
  plain: v.string(),
  item: inner,
  nullable: v.nullable(inner),
  optional: v.optional(inner),
  list: v.array(inner),
  guardedList: tolerantList(inner),
  guardedRecord: tolerantRecord(inner),
  withDefault: orElse(v.nullable(inner), null),
  piped: v.pipe(
    inner,
    v.transform(({ id }) => id),
  ),
  text: jsonText(inner),
});

const clean = { id: 1 };
const dirty = { id: 1, password_hash: 'secret' };

describe('the keys of an answer', () => {
  it('are only those that the schema lists, at every depth', () => {
    const answerWith = (object: object) => ({
      plain: 'x',
      item: object,
      nullable: object,
      optional: object,
      list: [object, object],
      guardedList: [object],
      guardedRecord: { a: object },
      withDefault: object,
      piped: object,
      text: '{"id":1}',
    });
    const answer = { ...answerWith(dirty), leaked: dirty };
    expect(listedKeysOnly(schema)(answer)).toEqual(answerWith(clean));
  });

  it('may be missing or null where the schema says so', () => {
    expect(listedKeysOnly(schema)({ nullable: null, withDefault: null })).toEqual({
      nullable: null,
      withDefault: null,
    });
  });

  it('must all be valid, even where the app would tolerate an invalid one', () => {
    const check = wireCheck(v.object({ guardedList: tolerantList(inner) }));
    expect(check({ guardedList: [dirty] })).toEqual({ guardedList: [clean] });
    expect(() => check({ guardedList: [{ id: 'x' }] })).toThrow(BrokenAnswer);
    expect(() => check({ guardedList: 'none' })).toThrow(BrokenAnswer);
  });

  it('are joined without being parsed', () => {
    expect(JSON.parse(joinJson('{"a":1}', '{}', '{"b":{"c":[]}}'))).toEqual({ a: 1, b: { c: [] } });
    expect(joinJson('{}', '{}')).toBe('{}');
  });
});
