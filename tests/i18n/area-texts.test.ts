/** The strings of every area: same keys and placeholders in both languages, and Thai where expected. */
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { describe, expect, test } from 'vitest';

type Branch = { readonly [key: string]: string | Branch };

const flatten = (branch: Branch, prefix = ''): [string, string][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
/** Without duplicates: a language may name a value twice. */
const gapsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([gap]) => gap))].toSorted();

/** String files that load with the code of an area; the others belong to the initial bundle. */
const english = import.meta.glob<Record<string, Branch>>(
  ['/src/i18n/texts/en-PH/*.ts', '/src/features/*/texts/en-PH.ts'],
  { eager: true },
);
const thai = import.meta.glob<Record<string, Branch>>(
  ['/src/i18n/texts/th-TH/*.ts', '/src/features/*/texts/th-TH.ts'],
  { eager: true },
);
/** The file without its language: `home`, or a feature's name. */
const nameOf = (path: string) =>
  /([^/]+)\/texts\/[^/]+\.ts$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf('/') + 1, -3);
/** Combined files and their parts, which `texts.test.ts` covers. */
const isWhole = (texts: Record<string, Branch>) =>
  Object.keys(texts).some((name) => name in enPH || ['enPH', 'first', 'later'].includes(name));
const areas = Object.entries(english)
  .filter(([, texts]) => !isWhole(texts))
  .map(([path]) => nameOf(path));

/** Returns the strings that a file exports. */
function bundle(files: Record<string, Record<string, Branch>>, area: string): Branch {
  const file = Object.entries(files).find(([path]) => nameOf(path) === area)?.[1];
  const [texts] = Object.values(file ?? {});
  if (texts === undefined) throw new Error(`${area} is missing in a language`);
  return texts;
}

test('there are areas with texts in both languages', () => {
  expect(areas.length).toBeGreaterThan(20);
  expect(areas).toContain('vip');
});

describe.each(areas)('%s', (area) => {
  const source = flatten(bundle(english, area));
  const translated = new Map(flatten(bundle(thai, area)));

  test('is Thai in Thai, with the same placeholders', () => {
    for (const [key, text] of source) {
      const other = translated.get(key) ?? '';
      expect(gapsOf(other), key).toEqual(gapsOf(text));
      const words = text.replaceAll(
        /\{\{\w+\}\}|VIP|parola|Parola|Facebook|Messenger|WhatsApp|LINE|^X$/gi,
        '',
      );
      if (/[a-z]/i.test(words)) expect(other, key).toMatch(/[\u0e00-\u0e7f]/);
    }
  });

  test('has no empty text and makes no promises of winning', () => {
    for (const [key, text] of [...source, ...translated]) {
      expect(text, key).toBe(text.trim());
      expect(text.length, key).toBeGreaterThan(0);
      expect(text, key).not.toMatch(/\b(?:guarantee|sure win|get rich|easy money|risk[- ]free)/i);
    }
  });
});
