import { beforeAll, expect, it } from 'vitest';
import { API_PATHS } from '#server/marketing/api/paths.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { dayText } from '#server/core/market-day.ts';
import { eachPlatform, operate, OPERATOR_KEY, START } from '#tests/server/platforms.ts';
import { revenue as en } from '#server/marketing/texts/en-revenue.ts';
import { revenue as th } from '#server/marketing/texts/th-revenue.ts';
import { addMove, addPlayer, addVisitors, link, TODAY } from '#tests/marketing/revenue-players.ts';
import type { PlannedMove } from '#tests/marketing/planned-revenue.ts';

const KEY = { 'x-operator-key': OPERATOR_KEY };
const ENOUGH = 6;

const move = (kind: PlannedMove['kind'], ago: number, amount: number): PlannedMove => ({
  kind,
  ago,
  at: HOUR_MS,
  amount,
});

eachPlatform('the console’s pages of revenue', (subject) => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    subject.platform().app.inject({ url, headers: { ...KEY, ...headers } });
  const textOf = async (url: string) =>
    (await get(url)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

  /** Players of a campaign who registered ten days ago. Each deposits ₱1,000 and loses ₱300. */
  async function addPlayers(campaign: string, count: number) {
    const landed = new Date(START - 11 * DAY_MS).toISOString();
    const contents = Array.from({ length: count }, (_none, at) => `${campaign}-${at}`);
    const installs = await addVisitors(
      subject.platform(),
      contents.map((content) => ({ landed, source: 'facebook', campaign, content })),
    );
    const { database } = subject.platform().context;
    for (const content of contents) {
      const id = await addPlayer(subject.platform(), { registered: 10 });
      await link(subject.platform(), installs.get(content) ?? '', id);
      await addMove(database, id, move('deposit', 10, 100_000));
      await addMove(database, id, move('bet', 9, 50_000));
      await addMove(database, id, move('win', 9, 20_000));
      await addMove(database, id, move('bonus', 3, 10_000));
      await addMove(database, id, move('withdrawal-paid', 2, 40_000));
    }
  }

  beforeAll(async () => {
    await addPlayers('lantern', ENOUGH);
    await addPlayers('<b>fish', 1);
    const costs = `day,source,campaign,cost\n${dayText(TODAY - 10)},facebook,lantern,600\n`;
    const { body } = await operate(subject.platform(), 'costs add', { table: costs, yes: true });
    expect(body).toMatchObject({ errcode: 0 });
  });

  it('show what a period earned, and in the other columns where it came from', async () => {
    const page = await textOf('/report/revenue?source=facebook&period=30d');
    // 7 players: 7 × (₱300 − ₱100), 7 × ₱300, 7 × (₱1,000 − ₱400).
    expect(page).toContain(`NGR ₱1,400 ${en.parts.ngr}`);
    expect(page).toContain(`GGR ₱2,100 ${en.parts.ggr}`);
    expect(page).toContain(`Net deposits ₱4,200 ${en.parts.netDeposits}`);
    expect(page).toContain('NGR ÷ cost: 2.3×');
    expect(page).toContain('lantern ₱3,600 ₱1,800 ₱1,200');
    const all = await textOf('/report/revenue?source=facebook&columns=all&measure=netDeposits');
    expect(all).toContain('lantern ₱6,000 ₱2,400 ₱3,600 ₱3,000 ₱1,200 ₱1,800 ₱600 ₱1,200 ₱600 6×');
    expect(all).toContain('&lt;b&gt;fish');
  });

  it('show each number’s change from the compared period, and none for today alone', async () => {
    const days = `from=${dayText(TODAY - 8)}&to=${dayText(TODAY - 1)}`;
    const page = await textOf(`/report/revenue?source=facebook&${days}`);
    expect(page).toContain(`GGR ₱0 ▼ -100% Compared period ${en.parts.ggr}`);
    const today = await textOf('/report/revenue?period=today');
    expect(today).toContain(en.todayNotCompared);
    expect(today).not.toContain('Compared with');
  });

  it('show what a player was worth by each finished day, and mark the others', async () => {
    const page = await textOf('/report/value?source=facebook&columns=all&period=30d');
    const cells = '₱0.00 ₱300.00 ₱300.00 ₱200.00 Not over Not over Not over Not over';
    expect(page).toContain(`lantern ${ENOUGH} ${cells} ₱600 2× Not over`);
    const few = await textOf('/report/value?campaign=lantern&measure=netDeposits&cohort=day');
    expect(few).toContain(`${ENOUGH} ₱1,000.00 ₱1,000.00 Not over`);
  });

  it('say what is missing', async () => {
    expect(await textOf('/report/revenue?campaign=nobody')).toContain(en.nothing);
    expect(await textOf('/report/value?campaign=nobody')).toContain(en.value.nobody);
    await addPlayer(subject.platform(), { registered: 0 });
    expect(await textOf('/report/value?period=today')).toContain(en.value.tooEarly);
    const problem = await get('/report/revenue?measure=profit&lang=en', { accept: 'text/html' });
    expect(problem.statusCode).toBe(400);
    expect(problem.body).toContain('measure must be one of ngr, ggr, netDeposits');
  });

  it('say everything in Thai', async () => {
    const headers = { 'accept-language': 'th' };
    const { body } = await get('/report/revenue', headers);
    expect(body).toContain(th.title);
    expect(body).toContain(th.parts.netDeposits);
    const problem = await get('/report/value?cohort=month', { ...headers, accept: 'text/html' });
    expect(problem.body).toContain('cohort ต้องเป็น');
  });

  it('give programs no numbers of fewer than five players', async () => {
    const asked = '?source=facebook&period=30d';
    const revenue = (await get(`${API_PATHS.revenue}${asked}`)).json<{
      total: object;
      rows: object[];
    }>();
    expect(revenue.rows).toMatchObject([
      { name: 'lantern', playersADay: ENOUGH, netDeposits: 360_000, ggr: 180_000, cost: 60_000 },
    ]);
    expect(revenue.total).toMatchObject({ netDeposits: 360_000, ngr: 120_000 });
    const value = (await get(`${API_PATHS.value}${asked}`)).json<{ rows: object[] }>();
    expect(value.rows).toMatchObject([
      {
        name: 'lantern',
        players: ENOUGH,
        days: { 7: { players: ENOUGH, ngr: 120_000, isWindowOpen: false }, 14: { players: 0 } },
      },
    ]);
    const csv = (await get(`${API_PATHS.value}${asked}&format=csv`)).body;
    expect(csv).toContain('"campaign","lantern",6,6,0,0,600000,');
    expect(csv).not.toContain('fish');
  });

  it('can be scheduled', async () => {
    const { body } = await get('/report/revenue?period=7d');
    expect(body).toContain('href="/report/schedules?report=%2Freport%2Frevenue%3Fperiod%3D7d#new"');
  });
});
