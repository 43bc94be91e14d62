/** Player-facing strings use one term per concept and fit their place (docs/terms.md). */
import { readFileSync } from 'node:fs';
import { makeBanners } from '#server/demo/seed/banners.ts';
import { makeNotices } from '#server/demo/seed/notices.ts';
import { makePayChannels } from '#server/demo/seed/pay-channels.ts';
import { makeServices } from '#server/demo/seed/services.ts';
import { describe, expect, it } from 'vitest';

const terms = readFileSync(new URL('../../docs/terms.md', import.meta.url), 'utf8');

type Branch = { readonly [key: string]: string | Branch };
type Language = 'en-PH' | 'th-TH';

const files = import.meta.glob<Record<string, Branch>>(
  ['/src/i18n/texts/{en-PH,th-TH}/*.ts', '/src/features/*/texts/{en-PH,th-TH}.ts'],
  { eager: true },
);

const flatten = (branch: Branch, prefix: string): [string, string][] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** Lists every string of a language with its file and key. */
const textsOf = (language: Language): [string, string][] =>
  Object.entries(files)
    .filter(([path]) => path.includes(`/${language}`) && !/\/(?:all|first|later)\.ts$/.test(path))
    .flatMap(([path, exported]) =>
      Object.values(exported).flatMap((texts) =>
        flatten(
          texts,
          `${/([^/]+)\/texts\/[^/]+\.ts$/.exec(path)?.[1] ?? path.slice(path.lastIndexOf('/') + 1, -3)}: `,
        ),
      ),
    );

const MARKETS = { 'en-PH': 'ph', 'th-TH': 'th' } as const;

/** Lists the seed's player-facing strings: banners, notices, channels, services. */
const seededTextsOf = (language: Language): [string, string][] => {
  const market = MARKETS[language];
  return [
    ...makeNotices(market).flatMap(({ id, title, content, buttonTitle }) =>
      [title, content, buttonTitle].map((text): [string, string] => [`notice ${id}`, text]),
    ),
    ...makeBanners(market).map(({ id, title }): [string, string] => [`banner ${id}`, title]),
    ...makePayChannels(market).map(({ id, name, note = '' }): [string, string] => [
      `channel ${id}`,
      `${name} ${note}`,
    ]),
    ...makeServices(market).map(({ id, name }): [string, string] => [`service ${id}`, name]),
  ];
};

/** Returns the cells of a table's rows, without the header. */
const rowsUnder = (heading: string): string[][] =>
  (terms.split(heading)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter(
      (line, at, lines) =>
        line.startsWith('|') && lines.slice(0, at).some((before) => before.startsWith('| -')),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const listed = (cell = ''): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** Returns the refused words of a language from the table in docs/terms.md. */
function refusedWords(language: Language): string[] {
  return rowsUnder('## Refused words').flatMap(([english, thai]) =>
    listed(language === 'en-PH' ? english : thai),
  );
}

/** Matches a refused word: whole words in English, any position in Thai, which has no word spaces. */
const patternOf = (word: string, language: Language): RegExp =>
  language === 'en-PH' ? new RegExp(String.raw`\b${word}\b`, 'i') : new RegExp(word);

const offending = (language: Language): string[] =>
  [...textsOf(language), ...seededTextsOf(language)].flatMap(([key, text]) =>
    refusedWords(language)
      .filter((word) => patternOf(word, language).test(text))
      .map((word) => `${key} says "${word}": ${text}`),
  );

/** Place of a string, by the last part of its key. */
const PLACES: readonly (readonly [string, RegExp])[] = [
  ['a button or a tab', /\.(?:submit|cancel|retry|close|save|back|begin|copy|login)$/],
  ['a title', /(?:[.: ]|\b)(?:title|\w+Title)$/],
  ['one message or explanation', /./],
];

const LIMITS = new Map(
  rowsUnder('## Lengths').map(([place, english, thai]) => [
    place,
    { 'en-PH': Number.parseInt(english ?? '', 10), 'th-TH': Number.parseInt(thai ?? '', 10) },
  ]),
);

/** Counts the characters of a string; a placeholder counts as 8, the length of an amount. */
const lengthOf = (text: string): number =>
  text
    .replaceAll(/\{\{\w+\}\}/g, 'x'.repeat(8))
    // Thai vowels and tone marks above or below a letter take no width, and the marks of line breaks none.
    .replaceAll(/[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u2060\u200b]/g, '').length;

/**
 * Words that browsers break inside, or whose end they miss, written so that they do not: U+2060 forbids a
 * break, U+200B marks a word's end.
 */
const BREAKS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/เดิมพัน/, 'เดิม\\u2060พัน'],
  [/คำตอบ/, 'คำ\\u2060ตอบ'],
  [/แคชเอาต์/, 'แคชเอา\\u2060ต์'],
  [/ซิงก์/, 'ซิ\\u2060งก์'],
  [/เทิร์นของ/, 'เทิร์น\\u200bของ'],
  [/แพ็กเกจ[\u0e01-\u0e4f]/, 'แพ็กเกจ\\u200b…'],
  [/เมื่อยอด/, 'เมื่อ\\u200bยอด'],
  [/ค่าธรรมเนียม/, 'ค่า\\u2060ธรรมเนียม'],
  [/ทุกอย่าง/, 'ทุก\\u2060อย่าง'],
  [/ไม่เกิน/, 'ไม่\\u2060เกิน'],
  [/ข้อความใหม่/, 'ข้อความ\\u2060ใหม่'],
  [/หมุนวงล้อ/, 'หมุนวง\\u2060ล้อ'],
  [/ครั้งแรก/, 'ครั้ง\\u2060แรก'],
  [/\{\{times\}\} เท่า/, '{{times}}\\u00a0เท่า'],
  [/24 ชั่วโมง/, '24\\u00a0ชั่วโมง'],
  [/VIP \{\{level/, 'VIP\\u00a0{{level}}'],
];

it('Thai words are not broken inside', () => {
  const broken = textsOf('th-TH').flatMap(([key, text]) =>
    BREAKS.filter(([wrong]) => wrong.test(text)).map(([, right]) => `${key}: write ${right}`),
  );
  expect(broken).toEqual([]);
});

it('English levels stay with their word', () => {
  const broken = textsOf('en-PH').filter(([, text]) => text.includes('VIP {{'));
  expect(broken).toEqual([]);
});

describe.each<Language>(['en-PH', 'th-TH'])('%s', (language) => {
  it('has texts and a list of refused words', () => {
    expect(textsOf(language).length).toBeGreaterThan(1_500);
    expect(refusedWords(language).length).toBeGreaterThan(2);
  });

  it('uses no refused word', () => {
    expect(offending(language)).toEqual([]);
  });

  it.each(PLACES)('stays within the length limit of %s', (place, keys) => {
    const most = LIMITS.get(place)?.[language] ?? 0;
    expect(most, `a limit for "${place}" in docs/terms.md`).toBeGreaterThan(0);
    const long = textsOf(language)
      .filter(([key, text]) => keys.test(key) && lengthOf(text) > most)
      .map(([key, text]) => `${key} (${lengthOf(text)} of ${most}): ${text}`);
    expect(long).toEqual([]);
  });
});

it('the button that ends a success has one word', () => {
  const thai = new Map(textsOf('th-TH'));
  // What a level asks for, once it is reached, is no button.
  const ends = textsOf('en-PH').filter(([key, text]) => text === 'Done' && key !== 'vip: way.done');
  expect(ends.length).toBeGreaterThan(5);
  expect(ends.filter(([key]) => thai.get(key) !== 'เสร็จสิ้น')).toEqual([]);
});
