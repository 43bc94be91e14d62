/** The one text module: normal form, width, digits, characters as people count them. */
import { cutText, graphemesOf, storableText } from '#shared/text/characters.ts';
import {
  asciiDigits,
  nameKey,
  normalForm,
  passwordForm,
  tidyCode,
  tidyText,
} from '#shared/text/text.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const thaiText = fc.string({
  unit: fc.integer({ min: 0x0e01, max: 0x0e5b }).map((code) => String.fromCharCode(code)),
  maxLength: 30,
});

describe('the normal form of a text', () => {
  it.each([
    ['น้ำ', 'น้ำ'],
    ['น\u0E4D\u0E49\u0E32', 'น้ำ'],
    ['น\u0E49\u0E4D\u0E32', 'น้ำ'],
    ['น\u0E33\u0E49', 'น้ำ'],
    ['น\u0E4D\u0E32', 'นำ'],
    ['\u0E40\u0E40ดง', 'แดง'],
    ['ＦＡＣＥＢＯＯＫ', 'FACEBOOK'],
    ['ﾊﾟﾛﾗ', 'パロラ'],
    ['e\u0301', 'é'],
  ])('of %j is %j', (typed, normal) => expect(normalForm(typed)).toBe(normal));

  it('is the same for a text and its normal form', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, thaiText), (text) => {
        for (const form of [normalForm, tidyText, tidyCode, passwordForm, nameKey, asciiDigits]) {
          expect(form(form(text))).toBe(form(text));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is the same for canonically equal texts', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, thaiText), (text) => {
        for (const form of [normalForm, tidyText, passwordForm]) {
          expect(form(text.normalize('NFD'))).toBe(form(text));
        }
      }),
    );
  });
});

describe('typed words and codes', () => {
  it('lose what nobody sees, and keep single spaces', () => {
    expect(tidyText(' \u200BNight\u00A0\u3000 He\u00ADron\uFEFF ')).toBe('Night Heron');
    expect(tidyCode(' ๐๘๑ ２３４\u202C 567 ')).toBe('081234567');
  });

  it('are storable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 20 }), (text, at) => {
        expect(tidyText(`${text.slice(0, at)}\uD83D\0${text.slice(at)}`)).not.toMatch(
          /[\0\p{Surrogate}]/u,
        );
      }),
    );
    expect(storableText('a\0\uD83Db')).toBe('a  b');
  });

  it('are equal names whatever their case and width', () => {
    expect(
      new Set(['Facebook', 'FACEBOOK', ' ｆａｃｅｂｏｏｋ ', 'face\u200Bbook'].map(nameKey)),
    ).toEqual(new Set(['facebook']));
  });
});

describe('characters', () => {
  afterEach(() => vi.unstubAllGlobals());

  const words: readonly (readonly [string, number])[] = [
    ['', 0],
    ['น้ำ', 1],
    ['ที่นี่', 2],
    ['e\u0301a', 2],
    ['สวัสดี', 4],
  ];
  it.each(words)('of %j are %d', (text, count) => expect(graphemesOf(text)).toHaveLength(count));

  it('are counted alike where the browser has no segmenter', () => {
    vi.stubGlobal('Intl', {});
    for (const [text, count] of words) expect(graphemesOf(text), text).toHaveLength(count);
  });

  it('are whole: a family is one, and their texts joined are the text', () => {
    expect(graphemesOf('👨‍👩‍👧‍👦🇵🇭')).toHaveLength(2);
    fc.assert(fc.property(anyText, (text) => graphemesOf(text).join('') === text));
  });

  it('are not broken by a cut, which is the longest that fits', () => {
    expect(cutText('aน้ำ', 3)).toBe('a');
    expect(cutText('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 12)).toBe('👨‍👩‍👧‍👦');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 30 }),
        fc.integer({ min: 12, max: 30 }),
        (text, most) => {
          const cut = cutText(text, most);
          expect(text.startsWith(cut)).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(most);
          const next = graphemesOf(text)[graphemesOf(cut).length] ?? '';
          if (cut !== text) expect(cut.length + next.length).toBeGreaterThan(most);
        },
      ),
    );
  });
});
