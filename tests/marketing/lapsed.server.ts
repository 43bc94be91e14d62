import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { fillLastSeen } from '#server/marketing/events/fill-last-seen.ts';
import { eachPlatform, operate, OPERATOR_KEY, START } from '#tests/server/platforms.ts';
import { DAY_MS } from '#shared/time/duration.ts';
import { retention as en } from '#server/marketing/texts/en-retention.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const DAY_SECONDS = DAY_MS / 1000;
const landed = (daysAgo: number) => new Date(START - daysAgo * DAY_MS - 60_000).toISOString();
const steps = { installed: 30 };

eachPlatform('lapsed installs', (subject) => {
  const get = (url: string) => subject.platform().app.inject({ url, headers: KEY });
  const lapsedOf = async (query: string) => {
    const answer = await get(`/report/retention?${query}&format=json`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ lapsed: Record<string, number | string>[] }>().lapsed;
  };

  beforeAll(async () => {
    const visitors = [
      { landed: landed(60), campaign: 'pier', steps },
      // Last opened 31 days ago, and 30.
      { landed: landed(60), campaign: 'pier', steps, returns: [29 * DAY_SECONDS] },
      { landed: landed(60), campaign: 'pier', steps, returns: [5, 30 * DAY_SECONDS] },
      { landed: landed(3), campaign: 'harbour', steps },
      // Not installed.
      { landed: landed(60), campaign: 'harbour' },
    ];
    const { body } = await operate(subject.platform(), 'traffic', { plan: { visitors } });
    expect(body).toMatchObject({ errcode: 0, visitors: visitors.length });
  });

  const EXPECTED = [
    { name: 'pier', installs: 3, lapsed: 2, pushEnded: 0 },
    { name: 'harbour', installs: 1, lapsed: 0, pushEnded: 0 },
  ];

  it('were not opened for more than 30 days', async () => {
    expect(await lapsedOf('period=90d')).toEqual(EXPECTED);
    expect(await lapsedOf('period=7d')).toEqual([EXPECTED[1]]);
    expect(await lapsedOf('period=90d&by=weekday&campaign=harbour')).toMatchObject([
      { installs: 1 },
    ]);
  });

  it('are found from their events for installs that an earlier version stored', async () => {
    const { database } = subject.platform().context;
    await sql`update install_visitor set last_seen_day = null`.execute(database.db);
    expect(await lapsedOf('period=90d')).toMatchObject([{ lapsed: 0 }, { lapsed: 0 }]);
    await fillLastSeen(database);
    expect(await lapsedOf('period=90d')).toEqual(EXPECTED);
  });

  it('are shown with their share, and are in the file', async () => {
    const page = (await get('/report/retention?period=90d')).body;
    expect(page).toContain(en.lapsed.title);
    expect(page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toContain(
      'pier 3 1 2 66.7% 0',
    );
    const { body } = await get('/report/retention?period=90d&format=csv');
    expect(body).toMatch(/\r\n"?lapsed_by_campaign"?,"?pier"?,[",]*3,2,0\r\n/);
    const api = await get('/report/api/retention?period=90d');
    // Fewer than five installs.
    expect(api.json<{ lapsed: unknown[] }>().lapsed).toEqual([]);
  });

  it('are reached no longer once their push service says so, until they subscribe again', async () => {
    const { database } = subject.platform().context;
    const { rows } = await sql<{ id: number }>`
      update install_visitor set player_id = (select min(id) from player)
      where install_id = (select install_id from install_visitor where landed_day > (
        select max(landed_day) - 2 from install_visitor) limit 1)
      returning player_id as id`.execute(database.db);
    const playerId = rows[0]?.id ?? 0;
    await sql`insert into push_end (player_id) values (${playerId})`.execute(database.db);
    expect(await lapsedOf('period=7d')).toMatchObject([{ name: 'harbour', pushEnded: 1 }]);
  });
});
