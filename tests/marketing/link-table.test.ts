import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadRequest } from '#server/core/http/refusal.ts';
import { dayNumber } from '#server/core/market-day.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { epochMs } from '#shared/time/duration.ts';
import { EMPTY_FUNNEL } from '#server/marketing/report/read-funnel.ts';
import { en } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';
import { joinTags, splitTags } from '#server/marketing/links/link-tags.ts';
import { linksCsv } from '#server/marketing/links/links-file.ts';
import { columnOf } from '#server/marketing/links/link-table/link-headings.ts';
import { linkNamer } from '#server/marketing/links/link-table/link-name.ts';
import {
  readLinkTable,
  type LinkDefaults,
  type LinkTable,
} from '#server/marketing/links/link-table/read-link-table.ts';
import { parseLink, type LinkDraft } from '#server/marketing/links/links.ts';

const TODAY = dayNumber('2026-11-27') ?? 0;
const SITE = { origin: 'https://play.example', market: 'ph' } as const;

const read = (text: string, defaults: LinkDefaults = {}, taken: readonly string[] = []) =>
  readLinkTable(text, { today: TODAY, defaults, taken: new Set(taken) });
const draftsIn = async (text: string, defaults?: LinkDefaults, taken?: readonly string[]) => {
  const { lines, problems } = await read(text, defaults, taken);
  expect(problems).toEqual([]);
  return lines.map(({ draft }) => draft);
};
const problemsIn = async (text: string, defaults?: LinkDefaults, taken?: readonly string[]) =>
  (await read(text, defaults, taken)).problems.map(({ line, problem }) => [line, problem]);

const EMPTY = { medium: '', content: '', term: '', referrer: '', title: '', description: '' };
const PIER: LinkDraft = {
  ...EMPTY,
  name: 'pier',
  path: '/register',
  source: 'street',
  campaign: 'pier-week',
  endsOn: '2026-12-31',
  tags: 'Poster, night',
};

describe('a table of links', () => {
  it.each([
    [
      'commas',
      'name,path,source,campaign,ends_on,tags\npier,/register,street,pier-week,2026-12-31,"Poster, night"',
    ],
    [
      'semicolons, a byte order mark, CRLF and Thai headings',
      '\uFEFFแท็ก;วันสุดท้าย;แคมเปญ;แหล่งที่มา;เปิดที่;ชื่อสั้น\r\nPoster, night;31/12/2569;pier-week;street;/register;pier\r\n',
    ],
    [
      'tabs, other names of columns and trailing spaces',
      'utm_source\tUTM Campaign \tShort name\tLanding page\tEnd date\tLabels\n street \tpier-week  \tPIER\t/register \t31 Dec 2026\tPoster,night\n\n',
    ],
    [
      'a title above, a declared separator and full-width headings',
      'sep=;\nLinks of the pier\nｎａｍｅ;ｐａｔｈ;ｓｏｕｒｃｅ;ｃａｍｐａｉｇｎ;ｅｎｄｓＯｎ;ｔａｇｓ\npier;/register;street;pier-week;2026-12-31;Poster,night',
    ],
  ])('is read with %s', async (_name, text) => {
    expect(await draftsIn(text)).toEqual([PIER]);
  });

  it('is understood by the labels of both languages', () => {
    for (const { links } of [en, th]) {
      for (const [field, label] of Object.entries(links.fields)) {
        expect(columnOf(label), label).toBe(field);
      }
    }
  });

  it('names the columns that are not used, and the lines above the headings', async () => {
    const { ignored, above } = await read('Links\n\ncampaign,note,source,,budget\na,x,b,,7');
    expect([ignored, above]).toEqual([['note', 'budget'], [1]]);
  });

  it('takes what a cell lacks from the fields for all lines', async () => {
    const text = 'campaign,medium,content\npier-week,,a\npier-week,email,b\n,qr,c';
    const defaults = { campaign: 'quay', source: 'street', medium: 'cpc', tags: 'x', path: '' };
    expect(
      (await draftsIn(text, defaults)).map(({ campaign, source, medium, tags, path }) =>
        [campaign, source, medium, tags, path].join(' '),
      ),
    ).toEqual(['pier-week street cpc x /', 'pier-week street email x /', 'quay street qr x /']);
  });

  it('reads back what the file of links has, whatever the links are called', async () => {
    const text = fc
      .oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[=+@|'"0-9a-eก-๙;,\t -]{1,12}$/))
      .map(oneLine)
      .filter((one) => one.length <= 100 && !one.includes('\uFFFD'));
    const word = text.filter((one) => one !== '');
    const link = fc.record({
      path: fc.constantFrom('/', '/start?gameId=12', '/กิจกรรม/🎏?q=ปลา,"x"'),
      source: word,
      campaign: word,
      medium: text,
      content: text,
      term: text,
      referrer: text,
      title: text,
      description: text,
      endsOn: fc.constantFrom('', '2026-12-31', '2030-02-28'),
      tags: fc
        .array(text, { maxLength: 10 })
        .map((tags) => joinTags(splitTags(joinTags(tags)).filter((tag) => tag.length <= 40)))
        .filter((tags) => splitTags(tags).length <= 10),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(link, { minLength: 1, maxLength: 20 }), async (given) => {
        const drafts = given.map((one, at): LinkDraft => ({ ...one, name: `link-${at}` }));
        const listed = drafts.map((draft, id) => ({
          ...draft,
          id,
          createdAt: epochMs(0),
          createdBy: 'mia',
          isArchived: false,
          isEnded: false,
          problem: undefined,
          opens: 3,
          robots: 0,
          funnel: EMPTY_FUNNEL,
        }));
        expect(await draftsIn(linksCsv(listed, SITE))).toEqual(drafts);
      }),
    );
  });

  it('is read without harm, whatever it is', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '""', '\t', ';', ',', '\r\n', '=1+1', 'campaign', 'source', '\uFEFF'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(cell, { maxLength: 40 }), async (cells) => {
        const found = await read(`campaign,source,name\n${cells.join('')}`).catch(
          (error: unknown) => error,
        );
        if (found instanceof BadRequest) return;
        const { lines, problems } = found as LinkTable;
        for (const { line, draft } of lines) {
          if (problems.some((one) => one.line === line)) continue;
          expect(parseLink({ ...draft })).toEqual({ draft, problems: [] });
        }
      }),
    );
  });

  it('names every problem of every line', async () => {
    const text = [
      'name,path,source,campaign,ends_on,tags',
      'two words,lobby,,,2026-02-30,',
      'fine,/,a,b,,',
      'FINE,/,a,b,03/04/2026,',
      'old,/,a,b,,',
      `long,/,${'x'.repeat(101)},b,,${'y'.repeat(41)}`,
      'more,/,a,b,,c,d,e',
    ].join('\n');
    expect(await problemsIn(text, {}, ['old'])).toEqual([
      [2, 'name: 1 to 60 lower-case letters, digits and dashes, such as "tiktok-november"'],
      [2, 'path must be an address inside the app, such as /lobby/activity'],
      [2, 'source (or referrer) says where the link will stand; fill one of them in'],
      [2, 'endsOn must be a day like 2026-11-21, not "2026-02-30"'],
      [2, 'campaign is empty'],
      [4, 'endsOn must be a day like 2026-11-21, not "03/04/2026"'],
      [4, 'name: line 3 has the name "fine" too'],
      [5, 'name: there is a link "old" already'],
      [6, 'source may have 100 characters'],
      [6, `tags: "${'y'.repeat(40)}…" has more than 40 characters`],
      [
        7,
        'cannot be read: it has 8 cells, the heading has 6; a text with a separator needs quotation marks',
      ],
    ]);
  });

  const lines = (count: number) =>
    `campaign,source\n${Array.from({ length: count }, (_none, at) => `c${at},s`).join('\n')}`;

  it.each([
    ['', /^the first line must name the columns, such as campaign/],
    ['pier-week;street', /^the first line must name the columns, such as campaign/],
    ['content\na', /^the table has no column campaign and source: add it/],
    ['campaign\na', /^the table has no column source: add it/],
    ['campaign,source', /^the table has no line below its heads/],
    ['campaign,utm_campaign,source\na,b,c', /^line 1: the columns "campaign" and "utm_campaign"/],
    ['campaign,source\n"a,b', /^the table cannot be read: line 2: a quotation mark is opened/],
    ['campaign,source\n\uFFFD,b', /^line 2: a character was lost/],
    [`campaign,source${',x'.repeat(199)}\na,b`, /^a table may have 200 columns; this one has more/],
    [lines(501), /^a table may have 500 lines; this one has more/],
  ])('is refused as a whole: %#', async (text, problem) => {
    await expect(read(text)).rejects.toThrow(problem);
  });

  it('may have 500 lines', async () => {
    expect(await draftsIn(lines(500))).toHaveLength(500);
  });
});

describe('the name of a link without one', () => {
  const words = { campaign: 'Pier Week', source: 'Face_book', referrer: '', content: 'Blaue Böe' };

  it.each([
    [words, 'pier-week-face-book-blaue-boe'],
    [{ ...words, source: '', referrer: 'agents', content: '' }, 'pier-week-agents'],
    [{ ...words, campaign: 'งานวัด', content: 'ｖｉｄｅｏ' }, 'face-book-video'],
    [{ ...words, campaign: 'งาน', source: 'ป้าย', content: '🎏' }, 'link'],
    [{ ...words, content: 'x'.repeat(90) }, `pier-week-face-book-${'x'.repeat(40)}`],
  ])('is made of its words: %#', (given, name) => {
    expect(linkNamer(new Set())(given)).toBe(name);
  });

  it('is one that no other link has, and the same each time', async () => {
    const text = 'campaign,source,name\na,b,\na,b,\nx,y,a-b-2\na,b,';
    const names = (await draftsIn(text, {}, ['a-b', 'a-b-4'])).map(({ name }) => name);
    expect(names).toEqual(['a-b-3', 'a-b-5', 'a-b-2', 'a-b-6']);
    expect((await draftsIn(text, {}, ['a-b', 'a-b-4'])).map(({ name }) => name)).toEqual(names);
  });

  it('is valid, whatever the words are', () => {
    const word = fc.string({ unit: 'binary', maxLength: 100 });
    fc.assert(
      fc.property(
        word,
        word,
        word,
        fc.integer({ min: 1, max: 30 }),
        (campaign, source, content, many) => {
          const makeName = linkNamer(new Set());
          const names = Array.from({ length: many }, () =>
            makeName({ campaign, source, referrer: '', content }),
          );
          expect(new Set(names).size).toBe(many);
          for (const name of names) {
            const { problems } = parseLink({ name, path: '/', source: 'a', campaign: 'b' });
            expect(problems).toEqual([]);
          }
        },
      ),
    );
  });
});
