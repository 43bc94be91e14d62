import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { countDays, FIRST_DAY } from '#server/marketing/revenue/count-days.ts';
import { countPlayers } from '#server/marketing/revenue/count-players.ts';
import { DAY_MS, HOUR_MS } from '#shared/time/duration.ts';
import { sweepInstalls } from '#server/marketing/events/sweep-installs.ts';
import { transact } from '#server/core/database/transact.ts';
import { unknownIds } from '#server/marketing/events/dimension-ids.ts';
import { callOn, eachPlatform, operate, OPERATOR_KEY, START } from '#tests/server/platforms.ts';
import {
  addMove,
  addPlayer,
  addVisitors,
  countedSums,
  ledgerSums,
  link,
  TODAY,
} from '#tests/marketing/revenue-players.ts';
import type { PlannedMove } from '#tests/marketing/planned-revenue.ts';
import { counted } from './counted.ts';

const move = (kind: PlannedMove['kind'], ago: number, amount: number): PlannedMove => ({
  kind,
  ago,
  at: HOUR_MS,
  amount,
});

eachPlatform('the count of revenue', (subject) => {
  const database = () => subject.platform().context.database;

  /** Net deposits of each campaign of a medium. */
  const byCampaign = async (touch: 'first' | 'last', parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams({ touch, period: '12m', format: 'json', ...parameters });
    const { json } = await subject.platform().app.inject({
      url: `/report/revenue?${query.toString()}`,
      headers: { 'x-operator-key': OPERATOR_KEY },
    });
    const { rows } = json<{ rows: { name: string; netDeposits: number }[] }>();
    return Object.fromEntries(rows.map(({ name, netDeposits }) => [name, netDeposits]));
  };

  /** A player of a campaign, with a deposit. */
  async function addCampaignPlayer(campaign: string, amount: number) {
    const content = randomUUID();
    const landed = new Date(START - 10 * DAY_MS).toISOString();
    const installs = await addVisitors(subject.platform(), [
      { landed, source: 'facebook', medium: 'count', campaign, content },
    ]);
    const id = await addPlayer(subject.platform(), { registered: 9 });
    const installId = installs.get(content) ?? '';
    await link(subject.platform(), installId, id);
    await addMove(database(), id, move('deposit', 8, amount));
    return { id, installId };
  }

  it('loses and repeats nothing when a server stops in it, or several count and players go on', async () => {
    const { id } = await addCampaignPlayer('busy', 5_000);
    // The embedded database has one server.
    const hasSecond = database().kind === 'postgres';
    const second = hasSecond ? await subject.second() : subject.platform();
    await expect(
      transact(
        database(),
        async (trx) => {
          const unknown = await unknownIds(trx);
          await countPlayers(trx, 'ph', unknown);
          await countDays(trx, unknown, FIRST_DAY);
          const { rows } = await sql`select from install_player_day`.execute(trx);
          expect(rows.length).toBeGreaterThan(0);
          throw new Error('stopped');
        },
        { isReadCommitted: true },
      ),
    ).rejects.toThrow('stopped');
    await Promise.all([
      counted(subject.platform()),
      ...Array.from({ length: 10 }, (_none, at) =>
        addMove(second.context.database, id, move(at % 2 ? 'bet' : 'win', 0, 100 + at)),
      ),
      counted(second),
    ]);
    await counted(second);
    const expected = await ledgerSums(database(), TODAY - 700, TODAY);
    expect(expected.ggr).not.toBe(0);
    expect(await countedSums(database(), 'first')).toEqual(expected);
    expect(await countedSums(database(), 'last')).toEqual(expected);
  });

  it('moves all days of a player to the campaign that their visitor came with last', async () => {
    const { id, installId } = await addCampaignPlayer('before', 7_000);
    expect(await byCampaign('last', { medium: 'count', campaign: 'before' })).toEqual({
      before: 7_000,
    });
    const time = START - DAY_MS;
    const attribution = {
      installReferrer: 'web',
      utm: { source: 'facebook', medium: 'count', campaign: 'after' },
      landingPath: '/',
      referrerOrigin: '',
      uaClass: 'android-chrome',
      firstTouch: time,
      lastTouch: time,
    };
    const events = [{ seq: 100, name: 'landing', time, attribution }];
    const { body } = await callOn(subject.platform(), 'installEvents', { installId, events });
    expect(body).toMatchObject({ accepted: 1 });
    await addMove(database(), id, move('withdrawal-paid', 0, 1_000));
    expect(await byCampaign('first', { campaign: 'before' })).toEqual({ before: 6_000 });
    expect(await byCampaign('last', { campaign: 'before' })).toEqual({});
    expect(await byCampaign('last', { campaign: 'after' })).toEqual({ after: 6_000 });
  });

  it('keeps the past of a forgotten visitor, and counts what follows without a campaign', async () => {
    const { id, installId } = await addCampaignPlayer('forgotten', 4_000);
    await addMove(database(), id, move('deposit', 0, 100));
    const without = (await byCampaign('first'))[''] ?? 0;
    const { body } = await operate(subject.platform(), 'install forget', { id: installId });
    expect(body).toMatchObject({ errcode: 0 });
    await addMove(database(), id, move('deposit', 0, 30));
    expect(await byCampaign('first', { campaign: 'forgotten' })).toEqual({ forgotten: 4_100 });
    expect((await byCampaign('first'))['']).toBe(without + 30);
    const row = await database()
      .db.selectFrom('install_player')
      .where('player_id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ first_origin: null, last_origin: null, client: null });
  });

  it('keeps the past of a visitor who was swept', async () => {
    const { id } = await addCampaignPlayer('swept', 4_000);
    await counted(subject.platform());
    const { settings } = subject.platform().context;
    subject.clock.advance(500 * DAY_MS);
    await sweepInstalls(database(), settings.market, subject.clock.now());
    await addMove(database(), id, move('deposit', 0, 30));
    await counted(subject.platform());
    const range = { from: '2026-01-01', to: '2026-12-31' };
    expect(await byCampaign('first', { ...range, campaign: 'swept' })).toEqual({ swept: 4_000 });
    const { rows } = await sql`select from install_visitor where player_id = ${id}`.execute(
      database().db,
    );
    expect(rows).toEqual([]);
  });
});
