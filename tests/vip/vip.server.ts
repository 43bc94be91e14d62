import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromCoins, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { transact } from '#server/core/database/transact.ts';
import { post } from '#server/money/ledger/post.ts';
import { raiseVip } from '#server/effects/raise-vip.ts';
import { countBet } from '#tests/money/play-money.ts';
import { hasPostgres } from '#tests/support/test-database.ts';
import { openGameAs } from '#tests/game/games.ts';
import { callOn, eachPlatform, ownPlayer, platformUnderTest } from '#tests/server/platforms.ts';
import type { Platform } from '#server/platform.ts';

const DAY = 86_400_000;
const TYPE = 1;

/** Records a bet as games do, without playing. */
const bets = ({ context: { database, clock } }: Platform, playerId: number, bet: MinorUnits) =>
  transact(database, async (trx) => {
    const roundNo = randomUUID();
    await post(trx, {
      kind: 'bet',
      reference: roundNo,
      entries: [
        { wallet: { playerId, kind: 'coin' }, amount: subtract(ZERO, bet) },
        { wallet: 'house:play', amount: bet },
      ],
      now: clock.now(),
    });
    await countBet(trx, { playerId, typeId: TYPE, bet, roundNo, now: clock.now() });
  });

const recompute = async ({ context }: Platform, playerId: number): Promise<number> => {
  const { config } = await context.catalogue.current();
  const now = context.clock.now();
  return transact(context.database, (trx) => raiseVip(trx, playerId, config, now));
};

eachPlatform('VIP', (subject) => {
  const info = async (token: string) => (await subject.call('vipInfo', {}, token)).body;
  const claim = async (token: string, kind: number, level: number) =>
    (await subject.call('claimVipBonus', { reqNo: randomUUID(), kind, level }, token)).body;

  it('is earned by recharge and bets, and never falls', async () => {
    const platform = subject.platform();
    const { id, token } = await ownPlayer(platform, { deposits: fromCoins(60_000) });
    expect(await recompute(platform, id)).toBe(0);
    await bets(platform, id, fromCoins(4_999));
    expect(await recompute(platform, id)).toBe(0);
    await bets(platform, id, fromCoins(1));
    expect(await recompute(platform, id)).toBe(1);
    await bets(platform, id, fromCoins(15_000));
    expect(await recompute(platform, id)).toBe(2);
    expect(await info(token)).toMatchObject({
      errcode: 0,
      vip: 2,
      exp: 2_000_000,
      nextExp: 10_000_000,
      recharge: 6_000_000,
      nextRecharge: 1_000_000,
      today: { count: 0, amount: 0 },
    });
    const high = await ownPlayer(platform, { vip: 7 });
    expect(await recompute(platform, high.id)).toBe(7);
  });

  it('rises with the bet that earns it', async () => {
    const platform = subject.platform();
    const opened = await openGameAs(platform, 'reels', { deposits: fromCoins(100_000) });
    await bets(platform, opened.player.id, fromCoins(4_999));
    expect(await info(opened.player.token)).toMatchObject({ vip: 0 });
    expect((await opened.bet()).status).toBe(200);
    expect(await info(opened.player.token)).toMatchObject({ vip: 1 });
  });

  it('raises the rate of savings from the next hour on', async () => {
    const platform = subject.platform();
    const { id, token } = await ownPlayer(platform, { vip: 2, deposits: fromCoins(200_000) });
    const put = { reqNo: randomUUID(), amount: fromCoins(50_000) };
    await subject.call('depositSavings', put, token);
    subject.clock.advance(3_600_000);
    await bets(platform, id, fromCoins(100_000));
    expect(await recompute(platform, id)).toBe(3);
    const interest = async () =>
      (await subject.call('savings', {}, token)).body['interestMicro'] as number;
    subject.clock.advance(3_600_000);
    const atOldRate = await interest();
    subject.clock.advance(3_600_000);
    expect([atOldRate, (await interest()) - atOldRate]).toEqual([456_621, 485_159]);
  });

  it('lists every bonus with its state and end', async () => {
    const { token } = await ownPlayer(subject.platform(), { vip: 2 });
    const { claims } = await info(token);
    const listed = claims as { kind: number; level: number; isReceive: number; endTime: number }[];
    expect(listed.map(({ kind, level, isReceive }) => [kind, level, isReceive])).toEqual([
      [1, 1, 0],
      [1, 2, 0],
      ...Array.from({ length: 8 }, (_, index) => [1, index + 3, 0.5]),
      [2, 2, 0],
      [3, 2, 0],
    ]);
    expect(listed[0]?.endTime).toBe(0);
    // It is Saturday the 21st in Manila: the week ends on Sunday, the month on the 30th.
    expect(listed.at(-2)?.endTime).toBe(Date.UTC(2026, 10, 22, 16));
    expect(listed.at(-1)?.endTime).toBe(Date.UTC(2026, 10, 30, 16));
  });

  it('pays an upgrade once, as coins that cannot be withdrawn yet', async () => {
    const { token } = await ownPlayer(subject.platform(), { vip: 2 });
    expect(await claim(token, 1, 2)).toMatchObject({
      errcode: 0,
      rewards: [{ id: 2002, count: 3800 }],
      coin: 3800,
    });
    expect(await claim(token, 1, 2)).toMatchObject({ errcode: 1241 });
    expect(await claim(token, 1, 3)).toMatchObject({ errcode: 1242 });
    expect(await claim(token, 4, 2)).toMatchObject({ errcode: 1242 });
    expect(await claim(token, 1, 99)).toMatchObject({ errcode: 1242 });
    const { claims } = await info(token);
    expect(claims).toContainEqual(
      expect.objectContaining({ kind: 1, level: 2, isReceive: 1, amount: 3800 }),
    );
    expect((await subject.call('refreshBalance', {}, token)).body).toMatchObject({
      coin: 3800,
      lottery: 0,
    });
    // 38 coins times 35, the multiple of bonuses.
    expect((await subject.call('wagering', {}, token)).body['list']).toMatchObject([
      { source: 'vip', amount: 3800, needBet: 133_000, doneBet: 0 },
    ]);
    expect((await subject.call('withdrawalConfig', {}, token)).body).toMatchObject({
      needBet: 133_000,
    });
  });

  it('pays nothing to a player without a level', async () => {
    const { token } = await ownPlayer(subject.platform());
    expect(await claim(token, 2, 0)).toMatchObject({ errcode: 1242 });
    expect(await claim(token, 2, 1)).toMatchObject({ errcode: 1242 });
    const { claims } = await info(token);
    expect(claims).toContainEqual(expect.objectContaining({ kind: 2, level: 1, isReceive: 0.5 }));
  });

  it('pays the bonus of a week and of a month once, for one level', async () => {
    const platform = subject.platform();
    const { id, token } = await ownPlayer(platform, { vip: 3 });
    expect(await claim(token, 2, 3)).toMatchObject({ errcode: 0, coin: 1800 });
    expect(await claim(token, 3, 3)).toMatchObject({ errcode: 0, coin: 5600 });
    const { db } = platform.context.database;
    await db.updateTable('player').where('id', '=', id).set({ vip: 4 }).execute();
    expect(await claim(token, 2, 4)).toMatchObject({ errcode: 1241 });
    expect(await claim(token, 2, 3)).toMatchObject({ errcode: 1241 });
    expect((await info(token))['claims']).toContainEqual(
      expect.objectContaining({ kind: 2, level: 3, amount: 1800, isReceive: 1 }),
    );
    subject.clock.advance(7 * DAY);
    expect(await claim(token, 2, 3)).toMatchObject({ errcode: 1242 });
    expect(await claim(token, 2, 4)).toMatchObject({ errcode: 0, coin: 9400 });
    subject.clock.advance(10 * DAY);
    expect(await claim(token, 3, 4)).toMatchObject({ errcode: 0, coin: 18_200 });
  });
});

describe.skipIf(!hasPostgres())('VIP on two servers', () => {
  const subject = platformUnderTest([], 'postgres');

  it('pays one of twenty claims at once', async () => {
    const servers = [subject.platform(), await subject.second()];
    const { token } = await ownPlayer(subject.platform(), { vip: 5 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => {
        const server = servers[turn % 2] ?? subject.platform();
        const body = { reqNo: randomUUID(), kind: 2, level: 5 };
        return callOn(server, 'claimVipBonus', body, token);
      }),
    );
    const codes = answers.map(({ body }) => body['errcode']).toSorted();
    expect(codes).toEqual([0, ...Array(19).fill(1241)]);
    expect((await subject.call('refreshBalance', {}, token)).body).toMatchObject({ coin: 8800 });
  });
});
