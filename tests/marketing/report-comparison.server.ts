import { beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { weekCompleteness } from '#server/marketing/report/completeness.ts';
import { en } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const landedOn = (day: string) => ({ landed: `${day}T08:00:00+08:00`, medium: 'compared' });

/** 21 November 2026 is a Saturday: its week began on the 16th. */
const TODAY = '2026-11-21';
const PLAN = {
  visitors: [
    ...Array.from({ length: 2 }, () => landedOn(TODAY)),
    ...Array.from({ length: 4 }, () => landedOn('2026-11-20')),
    landedOn('2026-11-11'),
    { ...landedOn('2026-11-10'), campaign: 'lost', steps: { installed: 60 } },
  ],
};

eachPlatform('a report’s comparisons', (subject) => {
  beforeAll(async () => {
    await operate(subject.platform(), 'traffic', { plan: PLAN });
  });
  const get = async (url: string) =>
    (await subject.platform().app.inject({ url, headers: KEY })).body;
  const json = async (url: string) =>
    JSON.parse(await get(`${url}&format=json`)) as Record<string, unknown>;

  it('does not compare today so far with all of yesterday, and says why', async () => {
    const page = await get('/report?period=today&medium=compared');
    expect(page).toContain(en.notCompared);
    expect(page).toContain(en.notComparedShort);
    expect(page).not.toContain('▼');
    expect(await get('/report?period=today&medium=compared&lang=th')).toContain(th.notCompared);
    const { before, isUnfinished, course } = await json('/report?period=today&medium=compared');
    expect([before, isUnfinished]).toEqual([null, true]);
    expect(course).toMatchObject([{ landed: 2, before: null, isUnfinished: true, isCut: false }]);
    // A day that is over has a day to be compared with.
    const yesterday = await json('/report?from=2026-11-20&to=2026-11-20&medium=compared');
    expect(yesterday).toMatchObject({ before: { landed: 0 }, isUnfinished: false });
  });

  it('compares a longer period that ends today, and says that today is not over', async () => {
    const page = await get('/report?period=7d&medium=compared');
    expect(page).toContain(en.todayIsShorter);
    expect(page).toContain('▲');
    const past = await get('/report?from=2026-11-10&to=2026-11-20&medium=compared');
    expect(past).not.toContain(en.todayIsShorter);
    expect(past).not.toContain(en.notCompared);
  });

  it('marks weeks that the period cuts or that are not over, in the page, CSV and JSON', async () => {
    const query = '/report/retention?from=2026-11-11&to=2026-11-21&medium=compared';
    const page = await get(query);
    expect(page).toContain(`<span class="hint">${en.parts.unfinished}</span>`);
    expect(page).toContain(`<span class="hint">${en.parts.cut}</span>`);
    const { weeks } = await json(query);
    expect(weeks).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ week: '2026-11-09', isCut: true, isUnfinished: false }),
        expect.objectContaining({ week: '2026-11-16', isCut: false, isUnfinished: true }),
      ]),
    );
    const [heads, ...rows] = [...readCsv(await get(`${query}&format=csv`))].map(
      ({ cells }) => cells,
    );
    expect(heads?.slice(-2)).toEqual(['is_cut', 'is_unfinished']);
    const ofWeek = (week: string) => rows.find(([, name]) => name === week)?.slice(-2);
    expect([ofWeek('2026-11-09'), ofWeek('2026-11-16')]).toEqual([
      ['yes', 'no'],
      ['no', 'yes'],
    ]);
  });

  it('marks the short first week and the unfinished last one of a chart by weeks', async () => {
    const query = '/report?period=12m&medium=compared';
    const { course } = await json(query);
    const bins = course as { isCut: boolean; isUnfinished: boolean }[];
    expect([bins[0]?.isCut, bins.at(-1)?.isUnfinished]).toEqual([true, true]);
    expect(bins.slice(1).some(({ isCut }) => isCut)).toBe(false);
    const page = await get(query);
    expect(page).toContain(`(${en.parts.cut})`);
    expect(page).toContain(`(${en.parts.unfinished})`);
  });

  it('explains a share of visitors above 100%', async () => {
    const query = 'medium=compared&campaign=lost';
    expect(await get(`/report?${query}`)).not.toContain(en.moreThanVisitors);
    // The report of the visit was lost; that of the install arrived.
    const { db } = subject.platform().context.database;
    const lost = db.selectFrom('install_origin').where('campaign', '=', 'lost').select('id');
    await db.updateTable('install_sum').set({ landed: 0 }).where('origin', 'in', lost).execute();
    for (const path of ['/report', '/report/table']) {
      expect(await get(`${path}?${query}`)).toContain(en.moreThanVisitors);
      expect(await get(`${path}?${query}&lang=th`)).toContain(th.moreThanVisitors);
    }
  });
});

describe('a week of a period', () => {
  const MONDAY = 20_773;

  it.each([
    ['inside it', { from: MONDAY - 7, to: MONDAY + 13 }, 20, { isCut: false, isUnfinished: false }],
    [
      'whose start it cuts',
      { from: MONDAY + 1, to: MONDAY + 13 },
      20,
      { isCut: true, isUnfinished: false },
    ],
    [
      'whose end it cuts',
      { from: MONDAY, to: MONDAY + 5 },
      20,
      { isCut: true, isUnfinished: false },
    ],
    ['with today in it', { from: MONDAY, to: MONDAY + 3 }, 3, { isCut: false, isUnfinished: true }],
    [
      'with today after its end',
      { from: MONDAY, to: MONDAY + 1 },
      3,
      { isCut: true, isUnfinished: true },
    ],
  ])('%s is marked as such', (_name, period, today, expected) => {
    expect(weekCompleteness(MONDAY, period, MONDAY + today)).toEqual(expected);
  });
});
