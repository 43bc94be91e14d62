import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';
import { UNKNOWN } from '#server/marketing/texts/th-problems.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const FOLDERS = [
  'server/marketing',
  'server/operator/pages',
  'server/core/outbound',
  'src/shared/csv',
];
/** A cookie’s endpoint for the app, which no console page shows. */
const NOT_CONSOLE = 'server/marketing/events/consent-routes.ts';

/** Places that word a problem: an exception, a returned problem, or a text that is thrown elsewhere. */
const WORDED =
  /(?:new BadRequest|new CsvProblem|wrong)\(\s*(`[^`]*`|'[^'\n]*'|"[^"\n]*")|(?:problem: |\? undefined : |return |\? )(`[^`]*(?:in the future|years ago|neither an address|is missing|another currency|below zero|too high|two amounts|not "\$\{given\}")[^`]*`)/g;

function messagesOf(path: string): string[] {
  return [...readFileSync(join(ROOT, path), 'utf8').matchAll(WORDED)].map(([, thrown, told]) =>
    String(thrown ?? told)
      .slice(1, -1)
      .replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '7'),
  );
}

const messages = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => /\.tsx?$/.test(path) && path !== NOT_CONSOLE)
    .flatMap(messagesOf),
);

describe('the problems of console pages', () => {
  it('are found in the source', () => {
    expect(messages.length).toBeGreaterThan(60);
  });

  it.each([...new Set(messages)].filter((message) => /[a-z]{3}/.test(message)))(
    'are in Thai: %s',
    (message) => {
      const thai = th.problem(message);
      expect(thai).not.toContain(UNKNOWN);
      expect(thai).toMatch(/[ก-๛]/);
      expect(thai).not.toContain('$');
    },
  );

  it('keep their English words in the English console', () => {
    expect(en.problem('name is empty')).toBe('name is empty');
  });

  it('translate the line of a table and what is wrong with it', () => {
    expect(th.problem('line 3: there is no day "x"')).toBe('บรรทัด 3: ไม่มีวัน “x”');
    expect(
      th.problem('the table cannot be read: line 2: a quotation mark is opened and never closed'),
    ).toBe('อ่านตารางไม่ได้: บรรทัด 2: เปิดเครื่องหมายคำพูดแล้วไม่ปิด');
  });

  it('show a problem without a translation behind a Thai introduction', () => {
    expect(th.problem('something new')).toBe(`${UNKNOWN} something new`);
  });
});
