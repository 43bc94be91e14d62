import { beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from '#shared/csv/read-csv.ts';
import { weekCompleteness } from '#server/marketing/report/completeness.ts';
import { en } from '#server/marketing/texts/en.ts';
import { th } from '#server/marketing/texts/th.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { counted } from './counted.ts';

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
  const get = async (url: string) => {
    await counted(subject.platform());
    return (await subject.platform().app.inject({ url, headers: KEY })).body;
  };
  const json = async (url: string) =>
    JSON.parse(await get(`${url}&format=json`)) as Record<string, unknown>;

  it('compares today so far with the same hours of yesterday, or of a chosen day', async () => {
    // Now it is 9:00; of yesterday's visitors one landed later, and one installed later.
    const query = '/report?period=today&medium=hours';
    const visit = { medium: 'hours', source: 'x' };
    const visitors = [
      { ...visit, landed: '2026-11-21T08:00:00+08:00', steps: { installed: 60 } },
      {
        ...visit,
        landed: '2026-11-20T08:00:00+08:00',
        steps: { offered: 3600, installed: 3601, registered: 10 },
        deposits: [
          { after: 3600, amount: 500 },
          { after: 3601, amount: 70 },
        ],
      },
      { ...visit, landed: '2026-11-20T09:00:01+08:00', steps: { installed: 1 } },
      { ...visit, landed: '2026-11-19T23:59:59+08:00' },
      { ...visit, landed: '2026-11-14T00:00:00+08:00' },
      { ...visit, landed: '2026-11-14T12:00:00+08:00' },
    ];
    await operate(subject.platform(), 'traffic', { plan: { visitors } });
    const yesterday = {
      landed: 1,
      offered: 1,
      installed: 0,
      registered: 1,
      deposited: 1,
      deposits: 1,
      firstAmount: 500,
      amount: 500,
    };
    const report = await json(query);
    expect(report).toMatchObject({
      totals: { landed: 1, installed: 1 },
      before: { ...yesterday, cost: null },
      isSameHours: true,
      isUnfinished: true,
      course: [{ landed: 1, before: yesterday, isUnfinished: true, isCut: false }],
      device: [{ name: 'android', landed: 1, before: yesterday }],
    });
    const { rows } = await json('/report/table?period=today&medium=hours&by=source');
    expect(rows).toMatchObject([{ name: 'x', landed: 1, before: yesterday }]);
    expect(await get(query)).toContain(en.sameHours('20 Nov 2026'));
    expect(await get(`${query}&lang=th`)).toContain(th.sameHours('20 พ.ย. 2026'));
    const { before } = await json(`${query}&compare=2026-11-14`);
    expect(before).toMatchObject({ landed: 1 });
    // A day that is over is compared with all of a day.
    const whole = await json('/report?from=2026-11-20&to=2026-11-20&medium=hours');
    expect(whole).toMatchObject({ before: { landed: 1 }, isSameHours: false });
    const past = await json(
      '/report?from=2026-11-21&to=2026-11-21&medium=hours&compare=2026-11-19',
    );
    expect(past).toMatchObject({ isSameHours: true, before: { landed: 0 } });
  });

  it('compares each row and step with the period before, or with a chosen one', async () => {
    const query = 'from=2026-11-20&to=2026-11-21&medium=compared';
    const row = async (more = '') =>
      (await json(`/report/table?by=campaign&${query}${more}`))['rows'] as object[];
    expect(await row()).toMatchObject([{ name: '', landed: 6, before: { landed: 0 } }]);
    expect(await row('&compare=2026-11-11')).toMatchObject([{ landed: 6, before: { landed: 1 } }]);
    const page = await get(`/report/table?by=campaign&${query}&compare=2026-11-11`);
    expect(page).toContain(en.change('+500%'));
    expect(page).toContain(en.comparedWith('11 Nov 2026', '12 Nov 2026'));
    expect(page).not.toContain('∞');
    const file = await get(`/report/table?by=campaign&${query}&compare=2026-11-11&format=csv`);
    const [heads = [], cells = []] = [...readCsv(file)].map(({ cells: some }) => some);
    expect(cells[heads.indexOf('before_landed')]).toBe('1');
    const chosen = await get(`/report?${query}&compare=2026-11-11`);
    const funnel = chosen.slice(chosen.indexOf('<ol class="funnel">'));
    expect(funnel.slice(0, funnel.indexOf('</li>'))).toContain(en.change('+500%'));
    expect(chosen).toContain('max="2026-11-21" name="compare" value="2026-11-11"');
    // Another period would not be of the same length any more.
    expect(chosen).toContain('href="/report?period=7d&amp;medium=compared"');
    const late = await subject
      .platform()
      .app.inject({ url: `/report?${query}&compare=2026-11-20`, headers: KEY });
    expect([late.statusCode, late.body.includes('compare must be a day before')]).toEqual([
      400,
      true,
    ]);
  });

  it('names a change from nothing instead of a percentage', async () => {
    const visit = { medium: 'fresh', landed: '2026-11-20T08:00:00+08:00' };
    const visitors = [
      { ...visit, campaign: 'old', steps: { installed: 5 } },
      { ...visit, campaign: 'old', landed: '2026-11-19T08:00:00+08:00' },
      { ...visit, campaign: 'added' },
    ];
    await operate(subject.platform(), 'traffic', { plan: { visitors } });
    const page = await get('/report/table?from=2026-11-20&to=2026-11-20&medium=fresh&by=campaign');
    const cells = (name: string) => page.split('<tr>').find((row) => row.includes(`>${name}<`));
    expect(cells('added')).toContain(`title="${en.fromNothing}">${en.newNumber}<`);
    expect(cells('old')).toContain(en.change('0%'));
    expect(page).not.toMatch(/∞|NaN/);
    // Without any visitor to compare with, nothing is new.
    const first = await get('/report/table?from=2026-11-19&to=2026-11-19&medium=fresh&by=campaign');
    expect(first).not.toContain(en.fromNothing);
  });

  it('marks days whose visitors can still take steps, in the page, CSV and JSON', async () => {
    const query = '/report?from=2026-11-10&to=2026-11-21&medium=compared&window=7';
    const { course } = await json(query);
    const days = course as { day: string; isWindowOpen: boolean }[];
    expect(days.filter(({ isWindowOpen }) => isWindowOpen).map(({ day }) => day)[0]).toBe(
      '2026-11-14',
    );
    expect(await get(query)).toContain(en.stillRising('14 Nov 2026', en.windows[7]));
    expect(await get('/report?from=2026-11-10&to=2026-11-13&window=7')).not.toContain(
      en.stillRising('13 Nov 2026', en.windows[7]).slice(-40),
    );
    const [heads, ...rows] = [...readCsv(await get(`${query}&format=csv`))].map(
      ({ cells }) => cells,
    );
    expect(heads?.at(-1)).toBe('is_window_open');
    expect(rows.map((cells) => cells.at(-1))).toEqual([
      ...Array.from({ length: 4 }, () => 'no'),
      ...Array.from({ length: 8 }, () => 'yes'),
    ]);
  });

  it('compares a longer period that ends today, and says that today is not over', async () => {
    const page = await get('/report?period=7d&medium=compared');
    expect(page).toContain(en.todayIsShorter);
    expect(page).toContain('▲');
    const past = await get('/report?from=2026-11-10&to=2026-11-20&medium=compared');
    expect(past).not.toContain(en.todayIsShorter);
    expect(past).toContain(en.comparedWith('30 Oct 2026', '9 Nov 2026'));
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
    expect(heads?.slice(-5, -3)).toEqual(['is_cut', 'is_unfinished']);
    const ofWeek = (week: string) => rows.find(([, name]) => name === week)?.slice(-5, -3);
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
