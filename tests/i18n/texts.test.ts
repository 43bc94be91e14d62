import { pseudoText, pseudoTexts } from '#i18n/pseudo-locale.ts';
import { enPH, type Texts } from '#i18n/texts/en-PH/all.ts';
import { enUS } from '#i18n/texts/en-US/all.ts';
import { thTH } from '#i18n/texts/th-TH/all.ts';
import { describe, expect, test } from 'vitest';

type Branch = { readonly [key: string]: string | Branch };

/** Returns every string by its dotted key. */
function flatten(branch: Branch, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(branch).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name).toSorted();

const source = flatten(enPH);
const languages: readonly (readonly [string, Texts])[] = [
  ['en-US', enUS],
  ['th-TH', thTH],
  ['the pseudo-locale', pseudoTexts(enPH)],
];

describe.each(languages)('%s', (_name, texts) => {
  const flat = flatten(texts);

  test('has exactly the keys of the source', () => {
    expect([...flat.keys()].toSorted()).toEqual([...source.keys()].toSorted());
  });

  test('has the same placeholders in every text', () => {
    for (const [key, text] of source) {
      expect(placeholdersOf(flat.get(key) ?? ''), key).toEqual(placeholdersOf(text));
    }
  });

  test('has no empty text and no stray space', () => {
    for (const [key, text] of flat) {
      expect(text.trim().length, key).toBeGreaterThan(0);
      expect(text, key).toBe(text.trim());
    }
  });
});

test('the source has no empty text, no stray space and no malformed placeholder', () => {
  for (const [key, text] of source) {
    expect(text.trim().length, key).toBeGreaterThan(0);
    expect(text, key).toBe(text.trim());
    expect(text.replaceAll(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}]/);
  }
});

test('English for the Philippines is American English', () => {
  const differing = [...flatten(enUS)].filter(([key, text]) => source.get(key) !== text);
  expect(differing).toEqual([]);
  for (const [key, text] of source) {
    expect(text, key).not.toMatch(/licence|favourite|harbour|colour|centre|criticis/i);
  }
});

/** Names written in Latin letters in Thai too. */
const NAMES = /Parola|VIP|Android|iPhone|Facebook|Telegram|Instagram|TikTok|Twitch|YouTube/g;

test('every Thai text except a name or a number is translated', () => {
  const untranslated = [...flatten(thTH)].filter(([, text]) => {
    const words = text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(NAMES, '');
    return /[a-z]/i.test(words) && !/[\u0e00-\u0e7f]/.test(words);
  });
  expect(untranslated.map(([key]) => key)).toEqual([]);
});

test('no text promises winnings', () => {
  for (const [key, text] of source) {
    expect(text, key).not.toMatch(/\b(?:guarantee|sure win|get rich|easy money|risk[- ]free)/i);
  }
});

test('a pseudo text is accented and longer, with its placeholders unchanged', () => {
  expect(pseudoText('Hello {{name}}, again')).toBe('[Hélló {{name}}, ágáíñ~~~~~~~]');
});
