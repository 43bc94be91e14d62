import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromCoins, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { transact } from '#server/core/database/transact.ts';
import { post, type PostingKind } from '#server/money/ledger/post.ts';
import { grantRewards } from '#server/players/reward/grant-rewards.ts';
import { openGameAs } from '#tests/game/games.ts';
import { eachPlatform, ownPlayer } from '#tests/server/platforms.ts';

interface Row {
  id: string;
  type: number;
  amount: number;
  balanceAfter: number;
  refNo: string;
  time: number;
  status: number;
  text: string;
  gameId?: number;
  source?: string;
}

eachPlatform('the record of movements', (subject) => {
  const list = async (token: string, body: object = {}) => {
    const answer = (await subject.call('transactions', body, token)).body;
    expect(answer['errcode']).toBe(0);
    return answer as unknown as {
      list: Row[];
      total: number;
      hasMore: 0 | 1;
      sum?: { received: number; spent: number; byType: Record<string, number> };
    };
  };
  const adjust = (playerId: number, amount: MinorUnits, kind: PostingKind = 'adjust', text = '') =>
    transact(subject.platform().context.database, (trx) =>
      post(trx, {
        kind,
        reference: randomUUID(),
        entries: [
          { wallet: { playerId, kind: 'coin' }, amount },
          { wallet: 'house:adjust', amount: subtract(ZERO, amount) },
        ],
        now: subject.clock.now(),
        ...(text === '' ? {} : { text }),
      }),
    );

  it('lists what moved the coins, newest first, with the balance after each movement', async () => {
    const { id, token } = await ownPlayer(subject.platform(), { deposits: fromCoins(500) });
    subject.clock.advance(1000);
    await adjust(id, fromCoins(-20), 'adjust', 'Correction');
    subject.clock.advance(1000);
    const put = { reqNo: randomUUID(), amount: 3000 };
    await subject.call('depositSavings', put, token);
    const now = subject.clock.now();
    const { list: rows, total, hasMore } = await list(token);
    expect([total, hasMore]).toEqual([3, 0]);
    expect(rows).toEqual([
      expect.objectContaining({ type: 6, amount: -3000, balanceAfter: 45_000, time: now }),
      expect.objectContaining({
        type: 9,
        amount: -2000,
        balanceAfter: 48_000,
        text: 'Correction',
        time: now - 1000,
      }),
      expect.objectContaining({ type: 1, amount: 50_000, balanceAfter: 50_000, status: 1 }),
    ]);
    expect(rows[2]?.refNo).toBe(`prepared-${id}-50000`);
    // Another player's record has none of it.
    const other = await ownPlayer(subject.platform());
    expect(await list(other.token)).toMatchObject({ list: [], total: 0, hasMore: 0 });
  });

  it('names the game of a bet and a win, and the source of a bonus', async () => {
    const opened = await openGameAs(subject.platform(), 'duel');
    const { id, token } = opened.player;
    for (let round = 0; round < 4; round += 1) {
      subject.clock.advance(1000);
      await opened.bet(undefined, { pick: 'tiger' });
    }
    const { database } = subject.platform().context;
    const rewards = [{ id: 2001, count: 700 }];
    await transact(database, (trx) =>
      grantRewards(trx, {
        playerId: id,
        rewards,
        reference: `bind-${id}`,
        now: subject.clock.now(),
      }),
    );
    await adjust(id, fromCoins(1), 'bonus');
    const { list: rows } = await list(token, { types: [3, 4, 5] });
    const played = rows.filter(({ type }) => type !== 5);
    expect(played.length).toBeGreaterThanOrEqual(4);
    expect(new Set(played.map(({ gameId }) => gameId))).toEqual(new Set([opened.game.id]));
    const bonuses = rows.filter(({ type }) => type === 5);
    expect(bonuses.map(({ source }) => source)).toEqual([undefined, 'bind']);
    expect(bonuses.some((row) => 'gameId' in row)).toBe(false);
    expect(bonuses[1]).toMatchObject({ needBet: 35 * 700, doneBet: 0 });
  });

  it('sums all movements that the filter finds, on the first page only', async () => {
    const { id, token } = await ownPlayer(subject.platform(), { deposits: fromCoins(500) });
    for (const amount of [-20, 5, -30]) await adjust(id, fromCoins(amount));
    const first = await list(token, { pageSize: 2 });
    expect(first).toMatchObject({ hasMore: 1, sum: { received: 50_500, spent: 5_000 } });
    expect(first.sum?.byType).toEqual({ 1: 50_000, 9: -4_500 });
    expect(await list(token, { pageNo: 2, pageSize: 2 })).not.toHaveProperty('sum');
    const adjusted = await list(token, { types: [9] });
    expect(adjusted.sum).toEqual({ received: 500, spent: 5_000, byType: { 9: -4_500 } });
    const other = await ownPlayer(subject.platform());
    expect((await list(other.token)).sum).toEqual({ received: 0, spent: 0, byType: {} });
  });

  it('filters by types and time', async () => {
    const { id, token } = await ownPlayer(subject.platform(), { deposits: fromCoins(500) });
    const begin = subject.clock.now();
    for (const kind of ['bet', 'win', 'bonus'] as const) {
      subject.clock.advance(1000);
      await adjust(id, fromCoins(kind === 'bet' ? -1 : 1), kind);
    }
    const types = async (body: object) => (await list(token, body)).list.map(({ type }) => type);
    expect(await types({ types: [3, 5] })).toEqual([5, 3]);
    expect(await types({ types: [] })).toEqual([5, 4, 3, 1]);
    expect(await types({ types: [7] })).toEqual([]);
    expect(await types({ beginTime: begin + 1000, endTime: begin + 3000 })).toEqual([4, 3]);
    expect(await types({ types: [4], beginTime: begin + 3000 })).toEqual([]);
    expect((await subject.call('transactions', { types: [10] }, token)).status).toBe(400);
  });

  it('is paged completely, also when a movement is added meanwhile', async () => {
    const { id, token } = await ownPlayer(subject.platform(), { deposits: fromCoins(500) });
    for (let turn = 0; turn < 6; turn += 1) await adjust(id, fromCoins(-1));
    const endTime = subject.clock.now() + 1;
    const first = await list(token, { pageSize: 3, endTime });
    // A new movement does not shift the next page.
    subject.clock.advance(1000);
    await adjust(id, fromCoins(-2));
    const second = await list(token, { pageNo: 2, pageSize: 3, endTime });
    const third = await list(token, { pageNo: 3, pageSize: 3, endTime });
    const all = [...first.list, ...second.list, ...third.list];
    expect([first.hasMore, second.hasMore, third.hasMore]).toEqual([1, 1, 0]);
    expect(all).toHaveLength(7);
    expect(new Set(all.map((row) => row.id)).size).toBe(7);
    for (const [index, row] of all.entries()) {
      expect(row.balanceAfter - row.amount).toBe(all[index + 1]?.balanceAfter ?? 0);
    }
    expect((await list(token)).total).toBe(8);
  });

  it('follows the order of the balance, whatever the clocks of the servers showed', async () => {
    const { id, token } = await ownPlayer(subject.platform(), { deposits: fromCoins(500) });
    const { database } = subject.platform().context;
    for (const late of [5000, 0, 3000]) {
      await transact(database, (trx) =>
        post(trx, {
          kind: 'adjust',
          reference: randomUUID(),
          entries: [
            { wallet: { playerId: id, kind: 'coin' }, amount: fromCoins(-1) },
            { wallet: 'house:adjust', amount: fromCoins(1) },
          ],
          now: subject.clock.now() + late,
        }),
      );
    }
    const { list: rows } = await list(token);
    expect(rows.map(({ balanceAfter }) => balanceAfter)).toEqual([49_700, 49_800, 49_900, 50_000]);
  });
});
