import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { areHoursMissing, fillHours } from '#server/marketing/events/fill-hours.ts';
import { eachPlatform, operate, OPERATOR_KEY } from '#tests/server/platforms.ts';
import { en } from '#server/marketing/texts/en.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };

/** Manila is eight hours ahead: a Friday at 23:30, and a Saturday at 0:10. */
const LATE = '2026-11-20T15:30:00Z';
const EARLY = '2026-11-20T16:10:00Z';

eachPlatform('hours and weekdays', (subject) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    subject.platform().app.inject({ url, headers: { ...KEY, ...headers } });
  const rowsOf = async (url: string) => {
    const answer = await get(`${url}&format=json`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{
      areHoursMissing?: boolean;
      rows: { name: string; landed: number; parts?: { name: string; landed: number }[] }[];
    }>();
  };
  const byHour = async () =>
    (await rowsOf('/report/table?by=weekday&split=hour&sort=name&order=up')).rows.map(
      ({ name, parts }) => [name, parts?.map((part) => [part.name, part.landed])],
    );
  const EXPECTED = [
    ['5', [['23', 2]]],
    ['6', [['0', 1]]],
  ];

  beforeAll(async () => {
    const visitors = [
      { landed: LATE, campaign: 'pier', client: 'android-chrome' },
      { landed: LATE, campaign: 'harbour', client: 'ios-safari' },
      { landed: EARLY, campaign: 'pier', client: 'ios-safari', steps: { installed: 60 } },
    ];
    expect(
      (await operate(subject.platform(), 'traffic', { plan: { visitors } })).body,
    ).toMatchObject({ errcode: 0 });
  });

  it('are those of the market', async () => {
    expect(await byHour()).toEqual(EXPECTED);
  });

  it('are filled in for visitors that an earlier version counted, once, and corrected where it counted again', async () => {
    const { context } = subject.platform();
    const { database, settings } = context;
    // A version before neither had these sums nor this column; later it counted one visitor again.
    await sql`delete from install_hour_sum where origin in (select id from install_origin where campaign = 'pier')`.execute(
      database.db,
    );
    await sql`update install_visitor set counted_hours = null
      where first_origin in (select id from install_origin where campaign = 'pier')`.execute(
      database.db,
    );
    await sql`
      update install_visitor set counted = jsonb_set(counted, '{reached}', '0')
      where first_origin in (select id from install_origin where campaign = 'harbour')`.execute(
      database.db,
    );
    const before = await rowsOf('/report/table?by=weekday&split=hour');
    expect(before.areHoursMissing).toBe(true);
    expect((await get('/report/table?by=hour')).body).toContain(en.crossed.areHoursMissing);

    await fillHours(database, settings.market);
    expect(await areHoursMissing(database.db)).toBe(false);
    expect(await byHour()).toEqual([
      ['5', [['23', 1]]],
      ['6', [['0', 1]]],
    ]);

    await sql`
      update install_visitor set counted = jsonb_set(counted, '{reached}', '1')
      where first_origin in (select id from install_origin where campaign = 'harbour')`.execute(
      database.db,
    );
    await fillHours(database, settings.market);
    await fillHours(database, settings.market);
    const after = await rowsOf('/report/table?by=weekday&split=hour&sort=name&order=up');
    expect(after.areHoursMissing).toBeUndefined();
    expect(await byHour()).toEqual(EXPECTED);
  });

  it('lead to no page that is not counted by hour', async () => {
    const page = (await get('/report?hour=23&campaign=pier')).body;
    expect(page).toContain('href="/report/retention?campaign=pier"');
    expect(page).not.toMatch(/href="\/report\/(?:retention|revenue|value)[^"]*hour/);
    for (const path of [
      '/report/retention?hour=23',
      '/report/revenue?by=hour',
      '/report/value?split=hour',
      '/report/api/revenue?hour=3',
    ]) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(
        'only installs are counted by hour: remove hour from the address',
      );
    }
  });

  it('have weekdays on every page', async () => {
    for (const path of ['retention', 'revenue', 'value'])
      expect((await get(`/report/${path}?by=weekday&weekday=6`)).statusCode).toBe(200);
    const { rows } = await rowsOf('/report/retention?by=weekday&weekday=6');
    expect(rows.map(({ name }) => name)).toEqual(['6']);
  });

  it('are named in the reader’s language', async () => {
    const page = (await get('/report/table?by=weekday&split=hour')).body;
    expect(page).toContain('Saturday');
    expect((await get('/report/table?by=hour')).body).toContain('23:00–23:59');
    const thai = await get('/report/table?by=weekday', { 'accept-language': 'th' });
    expect(thai.body).toContain('วันเสาร์');
  });

  it('are odd without harm', async () => {
    for (const query of ['hour=24', 'hour=%27', 'weekday=0', 'weekday=Monday', 'hour=']) {
      const { rows } = await rowsOf(`/report/table?by=campaign&${query}`);
      expect(rows).toEqual([]);
    }
    expect((await get('/report/table?split=moon')).statusCode).toBe(400);
  });
});
