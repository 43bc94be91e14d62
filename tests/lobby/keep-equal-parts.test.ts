import { keepEqualParts } from '#state/catalogue/keep-equal-parts.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

describe('the merge of a known and a fresh answer', () => {
  test('is the known object when nothing has changed', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const known = structuredClone(value);
        expect(keepEqualParts(known, value)).toBe(known);
      }),
    );
  });

  test('equals the fresh answer, whatever was known', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (known, fresh) => {
        expect(keepEqualParts(known, fresh)).toEqual(fresh);
      }),
    );
  });

  test('reuses the unchanged parts beside a changed one', () => {
    const known = { banners: [{ id: 1 }, { id: 2 }], currency: 'PHP', footer: { text: 'a' } };
    const fresh = { banners: [{ id: 1 }, { id: 3 }], currency: 'PHP', footer: { text: 'a' } };
    const kept = keepEqualParts(known, fresh);
    expect(kept).toEqual(fresh);
    expect(kept.footer).toBe(known.footer);
    expect(kept.banners[0]).toBe(known.banners[0]);
    expect(kept.banners[1]).not.toBe(known.banners[1]);
  });

  test('handles removed and added parts', () => {
    const known = { a: [1, 2, 3], b: undefined };
    expect(keepEqualParts<unknown>(known, { a: [1, 2] })).toStrictEqual({ a: [1, 2] });
    expect(keepEqualParts<unknown>({ a: [1, 2] }, known)).toStrictEqual(known);
  });
});
