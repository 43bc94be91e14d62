/** Duels, matches and fishing over the calls of their pages. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { epochMs } from '#shared/time/duration.ts';
import { gameFromRow, gameToRow } from '#server/catalogue/game-rows.ts';
import { openDatabase } from '#server/core/database/open-database.ts';
import { seedCatalogue } from '#server/demo/seed/seed-catalogue.ts';
import { stateTrueFacts } from '#server/game/state-true-facts.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import { copyEmptyDatabase, temporaryFolder } from '#tests/database/databases.ts';
import { callOn, eachPlatform } from '#tests/server/platforms.ts';
import { balanceIn, gameOf, openGameAs, playCall, roundIn } from './games.ts';

const folder = temporaryFolder();

const KINDS = [
  ['duel', 'dragon', 'home'],
  ['match', 'over', 'tiger'],
  ['fishing', 'turtle', 'dragon'],
] as const;

eachPlatform('rounds with a pick', (subject) => {
  it.each(KINDS)(
    'of %s move the bet and the win, once for a request number',
    async (kind, pick) => {
      const opened = await openGameAs(subject.platform(), kind);
      const { coin: before } = balanceIn(await opened.call('state'));
      const reqNo = randomUUID();
      const bet = opened.game.minBet ?? 0;
      const answer = await opened.call('bet', { reqNo, bet, pick });
      const round = roundIn(answer);
      expect(round).toMatchObject({ isOver: true, bet, view: { kind, pick } });
      expect(balanceIn(answer).coin).toBe(before - bet + (round.win ?? 0));

      const again = await opened.call('bet', { reqNo, bet, pick });
      expect(roundIn(again)).toEqual(round);
      expect(balanceIn(again).coin).toBe(balanceIn(answer).coin);
      const { body } = await callOn(subject.platform(), 'gameRecord', {}, opened.player.token);
      expect(body).toMatchObject({ total: 1, sum: { bet, win: round.win } });
      expect(disagreementsIn(await reconcile(subject.platform().context.database.db))).toEqual([]);
    },
  );

  it.each(KINDS)('of %s refuse an unknown pick, and a bet without one', async (...row) => {
    const [kind, pick, another] = row;
    const opened = await openGameAs(subject.platform(), kind);
    const { coin } = balanceIn(await opened.call('state'));
    for (const wrong of [another, '', null, undefined]) {
      const refused = await opened.bet(undefined, { pick: wrong });
      expect(refused).toMatchObject({ status: 409, body: { error: 'bet-refused' } });
    }
    expect(await opened.bet(undefined, { pick: 'x'.repeat(17) })).toMatchObject({ status: 400 });
    expect(balanceIn(await opened.call('state')).coin).toBe(coin);

    const reqNo = randomUUID();
    const bet = opened.game.minBet ?? 0;
    await opened.call('bet', { reqNo, bet, pick });
    const other = kind === 'duel' ? 'tie' : kind === 'match' ? 'under' : 'shark';
    const reused = await opened.call('bet', { reqNo, bet, pick: other });
    expect(reused).toMatchObject({ status: 409, body: { error: 'number-reused' } });
  });

  it('a game without picks refuses one', async () => {
    const opened = await openGameAs(subject.platform(), 'reels');
    const refused = await opened.bet(undefined, { pick: 'dragon' });
    expect(refused).toMatchObject({ status: 409, body: { error: 'bet-refused' } });
  });

  it('a round begun as another kind ends as that kind, and then the game opens as its own', async () => {
    const platform = subject.platform();
    const opened = await openGameAs(platform, 'duel');
    const { db } = platform.context.database;
    // Earlier server versions played this category as cards: simulate a pending hand.
    const session = { id: opened.sessionId };
    await db
      .updateTable('game_session')
      .set({ kind: 'cards' })
      .where('id', '=', session.id)
      .execute();
    expect(roundIn(await opened.bet())).toMatchObject({ isOver: false, view: { kind: 'cards' } });

    const start = async () => {
      const request = { gameId: opened.game.id, mode: 0 };
      const { body } = await callOn(platform, 'startGame', request, opened.player.token);
      return String(body['gameUrl']);
    };
    const first = await start();
    expect(first).toContain('/game/cards/');
    const token = new URL(first).searchParams.get('s') ?? '';
    const { body } = await playCall(platform, token, 'state');
    const { roundNo } = body['round'] as { roundNo: string };
    const held = [true, true, true, true, true];
    const drawn = await playCall(platform, token, 'act', { action: 'draw', roundNo, held });
    expect(roundIn(drawn)).toMatchObject({ isOver: true });
    expect(await start()).toContain('/game/duel/');
  });

  it('a demo of fishing pays in demo coins', async () => {
    const platform = subject.platform();
    await expect(gameOf(platform, 'fishing', true)).resolves.toMatchObject({ demo: 1 });
    const opened = await openGameAs(platform, 'fishing', { mode: 1 });
    const { coin } = balanceIn(await opened.call('state'));
    const answer = await opened.bet(undefined, { pick: 'sardine' });
    const { win, bet } = roundIn(answer);
    expect(balanceIn(answer).coin).toBe(coin - bet + (win ?? 0));
  });
});

it('features of another kind are removed at start, and the operator’s own remain', async () => {
  const dataDir = join(folder(), 'data');
  await copyEmptyDatabase(dataDir);
  const database = await openDatabase({ dataDir });
  try {
    await seedCatalogue(database, {
      market: 'ph',
      games: 40,
      now: epochMs(Date.UTC(2026, 10, 21)),
    });
    const read = async () => {
      const rows = await database.db.selectFrom('game').selectAll().orderBy('id').execute();
      return rows.map(gameFromRow);
    };
    const before = await read();
    const live = before.find(({ typeId }) => typeId === 5);
    if (!live) throw new Error('no live game');
    const features = ['hold-and-draw', 'provably-fair', 'chat'];
    const { extra } = gameToRow({ ...live, features, volatility: 3 });
    await database.db.updateTable('game').where('id', '=', live.id).set({ extra }).execute();

    await stateTrueFacts(database);
    const after = (await read()).find(({ id }) => id === live.id);
    expect(after?.features).toEqual(['high-card', 'half-back-on-tie', 'provably-fair', 'chat']);
    expect(after?.volatility).toBeUndefined();
    expect((await read()).filter(({ id }) => id !== live.id)).toEqual(
      before.filter(({ id }) => id !== live.id),
    );
  } finally {
    await database.close();
  }
});
