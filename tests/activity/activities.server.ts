import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { giveCard, hasClaimableDay, selectCards } from '#server/sign-up-bonus/sign-in-cards.ts';
import { transact } from '#server/core/database/transact.ts';
import { ledgerTotals } from '#server/money/ledger/totals.ts';
import { callback, cashier, makeOrder } from '#tests/deposit/deposits.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

eachPlatform('the activities', (subject) => {
  it('are listed while the operator has them running [data.activity] [api.activity-ids]', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform, { deposits: fromCoins(100) });
    const read = async () => (await subject.call('activities', {}, token)).body;
    expect(await read()).toMatchObject({
      activityIds: [4, 15, 20, 21, 22, 25, 28],
      activityMap: { 25: { id: 25, beginnerTime: 0 } },
      totalRecharge: 10_000,
      isBeginner: 1,
    });
    const now = subject.clock.now();
    await operate(platform, 'activity set', { id: 20, running: false });
    await operate(platform, 'activity set', { id: 25, 'beginner-time': 7, end: now + 1 });
    await operate(platform, 'activity set', { id: 28, begin: now + 1 });
    expect(await read()).toMatchObject({
      activityIds: [4, 15, 21, 22, 25],
      activityMap: { 25: { beginnerTime: 7, endTime: now + 1 } },
    });
    subject.clock.advance(1);
    expect((await read())['activityIds']).toEqual([4, 15, 21, 22, 28]);
    expect((await operate(platform, 'activity set', { id: 99 })).status).toBe(400);
    const { body } = await operate(platform, 'activity list');
    expect(body['activities']).toContainEqual(
      expect.objectContaining({ id: 20, isRunning: false }),
    );
  });
});

eachPlatform('the accumulated recharge', (subject) => {
  const claim = async (token: string, propId: number) =>
    (await subject.call('claimAccumulatedRecharge', { reqNo: randomUUID(), propId }, token)).body;

  it('returns the total recharge and the claimed tiers [data.accumulated-recharge] [api.accumulated-recharge]', async () => {
    const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(300) });
    const before = (await subject.call('accumulatedRecharge', {}, token)).body;
    expect(before).toMatchObject({
      initId: 12001,
      totalRecharge: 30_000,
      rechargeData: { list: [] },
      lookAhead: 3,
    });
    expect(await claim(token, 12002)).toMatchObject({
      errcode: 0,
      rewards: [{ id: 2001, count: 2000 }],
      rechargeData: { list: [{ propId: 12002, time: subject.clock.now() }] },
      coin: 32_000,
    });
    const after = (await subject.call('accumulatedRecharge', {}, token)).body;
    expect(after['rechargeData']).toEqual({ list: [{ propId: 12002, time: subject.clock.now() }] });
  });

  it.each([
    ['a tier that is not reached', 12003],
    ['one of a past season', 11999],
    ['what is no tier', 6004],
    ['what does not exist', 1],
  ])('does not pay %s', async (_name, propId) => {
    const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(300) });
    expect(await claim(token, propId)).toMatchObject({ errcode: 1242 });
  });

  it('pays a tier once when it is claimed 50 times at once', async () => {
    const { token } = await ownPlayer(subject.platform(), { deposits: fromCoins(100) });
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(token, 12001)));
    const codes = answers.map((body) => body['errcode']).toSorted();
    expect(codes).toEqual([0, ...Array(49).fill(1241)]);
    const { db } = subject.platform().context.database;
    expect(await ledgerTotals(db)).toMatchObject({ sum: 0, mismatchedWallets: [] });
  });
});

eachPlatform('the sign-up bonus', (subject) => {
  const give = async (playerId: number, days = 3) => {
    const { database, clock, settings } = subject.platform().context;
    return transact(database, (trx) =>
      giveCard(trx, {
        playerId,
        propId: 6004,
        orderNo: randomUUID(),
        days,
        daily: fromCoins(5),
        betRate: 3,
        now: clock.now(),
        market: settings.market,
      }),
    );
  };
  const read = async (token: string) => (await subject.call('signUpBonus', {}, token)).body;
  const daysOf = async (token: string) => {
    const { ownList } = (await read(token)) as {
      ownList?: { id: number; loginPayDataJson: { days: unknown[] } }[];
    };
    return ownList?.[0];
  };
  const claim = async (token: string, id: number) =>
    (await subject.call('claimSignUpBonus', { reqNo: randomUUID(), id }, token)).body;

  it('lists packages to buy until one is bought [data.sign-up-bonus] [flow.sign-up-bonus.owned] [api.sign-up-bonus]', async () => {
    const { id, token } = await ownPlayer(subject.platform());
    expect(await read(token)).toMatchObject({ hasProps: 0, ownList: [], buyPropIds: [] });
    expect(await give(id)).toBe(true);
    expect(await read(token)).toMatchObject({ hasProps: 1, buyPropIds: [6004] });
    // A player can own only one card.
    expect(await give(id)).toBe(false);
  });

  it('is bought by a deposit of the full price, and only once', async () => {
    const platform = subject.platform();
    const card = (actId: number, coins: number) => ({ actId, amount: fromCoins(coins) });
    const { token } = await ownPlayer(platform);
    const [one, other] = [
      await makeOrder(platform, token, card(6004, 100)),
      await makeOrder(platform, token, card(6005, 300)),
    ];
    await cashier(platform, one, 'paid');
    await cashier(platform, other, 'paid');
    expect(await read(token)).toMatchObject({ hasProps: 1, buyPropIds: [6004] });
    expect((await daysOf(token))?.loginPayDataJson.days).toEqual([-1, ...Array(6).fill(null)]);
    const less = await ownPlayer(platform);
    const order = await makeOrder(platform, less.token, card(6004, 100));
    await callback(platform, order, { amount: fromCoins(60) });
    expect(await read(less.token)).toMatchObject({ hasProps: 0 });
  });

  it('opens a day at midnight of the market, and forfeits a day that was not claimed [data.sign-up-bonus] [api.sign-up-bonus]', async () => {
    const { id, token } = await ownPlayer(subject.platform());
    await give(id);
    const card = (await daysOf(token))?.id ?? 0;
    expect((await daysOf(token))?.loginPayDataJson.days).toEqual([-1, null, null]);
    expect(await claim(token, card)).toMatchObject({
      errcode: 0,
      day: 0,
      rewards: [{ id: 2001, count: 500 }],
      coin: 500,
    });
    expect((await daysOf(token))?.loginPayDataJson.days).toEqual([1, null, null]);
    // It is 09:00 in Manila: the next day begins in fifteen hours.
    subject.clock.advance(15 * HOUR_MS - 1);
    expect(await claim(token, card)).toMatchObject({ errcode: 1241 });
    subject.clock.advance(1);
    expect((await daysOf(token))?.loginPayDataJson.days).toEqual([1, -1, null]);
    subject.clock.advance(DAY_MS);
    expect((await daysOf(token))?.loginPayDataJson.days).toEqual([1, 0, -1]);
    expect(await claim(token, card)).toMatchObject({ errcode: 0, day: 2, coin: 1000 });
    subject.clock.advance(DAY_MS);
    expect((await daysOf(token))?.loginPayDataJson.days).toEqual([1, 0, 1]);
    expect(await claim(token, card)).toMatchObject({ errcode: 1243 });
  });

  it('pays a day once when it is claimed 50 times at once', async () => {
    const { id, token } = await ownPlayer(subject.platform());
    await give(id);
    const card = (await daysOf(token))?.id ?? 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(token, card)));
    const codes = answers.map((body) => body['errcode']).toSorted();
    expect(codes).toEqual([0, ...Array(49).fill(1241)]);
    const balance = await subject.call('refreshBalance', {}, token);
    expect(balance.body).toMatchObject({ coin: 500, seq: 1 });
  });

  it('cannot be claimed by another player', async () => {
    const [one, other] = [await ownPlayer(subject.platform()), await ownPlayer(subject.platform())];
    await give(one.id);
    const card = (await daysOf(one.token))?.id ?? 0;
    expect(await claim(other.token, card)).toMatchObject({ errcode: 1242 });
  });

  it('has a claimable day from the purchase until the claim', async () => {
    const { id, token } = await ownPlayer(subject.platform());
    const { database, clock } = subject.platform().context;
    const hasDot = async () =>
      hasClaimableDay(await selectCards(database.db, id).execute(), 'ph', clock.now());
    expect(await hasDot()).toBe(false);
    await give(id);
    expect(await hasDot()).toBe(true);
    await claim(token, (await daysOf(token))?.id ?? 0);
    expect(await hasDot()).toBe(false);
  });
});
