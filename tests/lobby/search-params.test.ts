import { flagIn, oneIn, textIn, wholeIn } from '#shared/lobby/param-values.ts';
import { parseParams, writeParams } from '#shared/lobby/search-params.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ODD_TEXTS } from '#tests/support/odd-params.ts';

describe('the parameters of an address', () => {
  it('stay what they are, whatever they look like', () => {
    const query = new URLSearchParams(ODD_TEXTS).toString();
    expect(parseParams(`?${query}`)).toEqual(ODD_TEXTS);
    expect(writeParams(parseParams(query))).toBe(`?${query}`);
  });

  it('survive being parsed and written, for any names and texts', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((one) => one !== '__proto__');
    const text = fc.string({ unit: 'grapheme' });
    const several = fc.array(text, { minLength: 2, maxLength: 3 });
    fc.assert(
      fc.property(fc.dictionary(name, fc.oneof(text, several)), (params) => {
        expect(parseParams(writeParams(params))).toEqual({ ...params });
      }),
    );
  });

  it('do not lose others to one that cannot be decoded', () => {
    const read = parseParams('?utm_source=facebook&utm_campaign=100%&x=%A1%C1&fbclid=0123&a&=b&&');
    expect(read).toEqual({ utm_source: 'facebook', fbclid: '0123', a: '' });
    expect(parseParams('?__proto__=x&constructor=y')).toHaveProperty('constructor', 'y');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it.each([
    ['7', 7],
    [7, 7],
    ['007', 7],
    ['0', 0],
    [['3', '4'], 3],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', undefined],
    ['1e3', undefined],
    ['1.0', undefined],
    ['-1', undefined],
    [-1, undefined],
    ['0x10', undefined],
    [' 7', undefined],
    ['๗', undefined],
    ['', undefined],
    [null, undefined],
    [{}, undefined],
  ])('are read as whole numbers only from plain digits: %j', (value, number) => {
    expect(wholeIn(value)).toBe(number);
  });

  it('are read as texts, flags and known names', () => {
    expect([textIn('a'), textIn(7), textIn(['a', 'b']), textIn(true), textIn({})]).toEqual([
      'a',
      '7',
      'a',
      undefined,
      undefined,
    ]);
    expect([true, 'true', 'yes', 1, ['true']].map(flagIn)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    expect([oneIn(['a', 'b'], 'b'), oneIn([95, 96], '96'), oneIn([95], '95.0')]).toEqual([
      'b',
      96,
      undefined,
    ]);
  });
});
