import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { DAY_MS } from '#shared/time/duration.ts';
import { fromCoins } from '#shared/money/money.ts';
import { disagreementsIn, reconcile } from '#server/reconcile/reconcile.ts';
import {
  askOrder,
  callback,
  check,
  expectSound,
  makeOrder,
  orderIn,
} from '#tests/deposit/deposits.ts';
import { eachPlatform, operate, ownPlayer } from '#tests/server/platforms.ts';

type Item = Record<string, unknown>;

eachPlatform('boosts and tickets', (subject) => {
  const redeem = async (code: string, token: string) =>
    expect(
      (await subject.call('redeemCode', { reqNo: randomUUID(), code }, token)).body,
    ).toMatchObject({ errcode: 0 });
  const items = async (token: string) =>
    (await subject.call('rewardItems', {}, token)).body['items'] as Item[];
  const spin = async (token: string, tid: string) =>
    (await subject.call('spin', { reqNo: randomUUID(), tid }, token)).body;
  const joinWheel = async (token: string) =>
    String((await subject.call('spinInvite', { reqNo: randomUUID() }, token)).body['tid']);
  /** Creates a player with a 10% boost from ₱100, at most ₱500. */
  const boosted = async () => {
    const player = await ownPlayer(subject.platform());
    await redeem('PAROLA2026', player.token);
    const [boost] = await items(player.token);
    return { ...player, boostId: Number(boost?.['id']) };
  };
  const db = () => subject.platform().context.database.db;

  it('are granted once, one item for each piece, and described in the list', async () => {
    const { token } = await ownPlayer(subject.platform());
    expect(await items(token)).toEqual([]);
    await redeem('PAROLA2026', token);
    await redeem('LANTERN', token);
    const now = subject.clock.now();
    expect(await items(token)).toMatchObject([
      {
        propId: 1003,
        percent: 10,
        minDeposit: fromCoins(100),
        maxBonus: fromCoins(500),
        betRate: 35,
        grantTime: now,
        expireTime: now + 14 * DAY_MS,
      },
      ...[1, 2, 3].map(() => ({ propId: 4001, expireTime: now + 30 * DAY_MS })),
    ]);
    await expectSound(subject.platform());
  });

  it('a boost adds its share to one deposit, with a wagering requirement', async () => {
    const { token, boostId } = await boosted();
    const order = await makeOrder(subject.platform(), token, { amount: fromCoins(200), boostId });
    expect(await items(token)).toMatchObject([{ id: boostId, orderNo: order.orderNo }]);
    expect((await askOrder(subject.platform(), token, { boostId })).body).toMatchObject({
      errcode: 1243,
    });
    expect((await callback(subject.platform(), order, { amount: fromCoins(200) })).status).toBe(
      200,
    );
    expect(await check(subject.platform(), token, order)).toMatchObject({
      status: 1,
      bonus: fromCoins(20),
      coin: fromCoins(50 + 200 + 20),
    });
    expect(await items(token)).toMatchObject([
      { id: boostId, useTime: subject.clock.now(), added: fromCoins(20) },
    ]);
    const { body } = await subject.call('wagering', {}, token);
    expect(body['list']).toContainEqual(
      expect.objectContaining({
        source: 'deposit-bonus',
        amount: fromCoins(20),
        needBet: fromCoins(700),
      }),
    );
    expect((await askOrder(subject.platform(), token, { boostId })).body['errcode']).toBe(1243);
    await expectSound(subject.platform());
  });

  it('a boost adds at most its maximum, beside the bonus of the amount', async () => {
    const { token, boostId } = await boosted();
    const amount = fromCoins(20_000);
    const order = await makeOrder(subject.platform(), token, {
      amount,
      boostId,
      actType: 4,
      actId: 508,
    });
    await callback(subject.platform(), order, { amount });
    expect(await check(subject.platform(), token, order)).toMatchObject({
      bonus: fromCoins(750 + 500),
    });
    await expectSound(subject.platform());
  });

  it('a boost is refused below its least deposit, after it expired, and to another player', async () => {
    const { token, boostId } = await boosted();
    const ask = async (who: string, more: object) =>
      (await askOrder(subject.platform(), who, { boostId, ...more })).body;
    expect(await ask(token, { amount: fromCoins(50) })).toMatchObject({
      errcode: 1232,
      min: fromCoins(100),
    });
    const other = await ownPlayer(subject.platform());
    expect((await ask(other.token, {}))['errcode']).toBe(1243);
    expect((await ask(token, { boostId: 9_007_199_254_740_991 }))['errcode']).toBe(1243);
    subject.clock.advance(14 * DAY_MS);
    expect((await ask(token, {}))['errcode']).toBe(1243);
    const [expired] = await items(token);
    expect(expired).toMatchObject({ id: boostId });
    expect(expired).not.toHaveProperty('useTime');
  });

  it('a boost can be used again when its deposit is declined or paid with less', async () => {
    const { token, boostId } = await boosted();
    const first = await makeOrder(subject.platform(), token, { boostId });
    await callback(subject.platform(), first, { result: 'declined' });
    const second = await makeOrder(subject.platform(), token, { boostId });
    await callback(subject.platform(), second, { amount: fromCoins(300) });
    expect(await check(subject.platform(), token, second)).toMatchObject({ status: 1, bonus: 0 });
    const third = await makeOrder(subject.platform(), token, { boostId });
    await callback(subject.platform(), third);
    expect(await check(subject.platform(), token, third)).toMatchObject({ bonus: fromCoins(50) });
    await expectSound(subject.platform());
  });

  it('a boost is used once, also when the money of an earlier deposit comes late', async () => {
    const { token, boostId } = await boosted();
    const late = await makeOrder(subject.platform(), token, { boostId });
    subject.clock.advance(DAY_MS);
    const next = await makeOrder(subject.platform(), token, { boostId });
    await callback(subject.platform(), next);
    await callback(subject.platform(), late);
    expect(await check(subject.platform(), token, next)).toMatchObject({ bonus: fromCoins(50) });
    expect(await check(subject.platform(), token, late)).toMatchObject({ status: 1, bonus: 0 });
    await expectSound(subject.platform());
  });

  it('a boost goes to one of many orders at the same time', async () => {
    const { token, boostId } = await boosted();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => askOrder(subject.platform(), token, { boostId })),
    );
    const made = answers.filter(({ body }) => body['errcode'] === 0);
    expect(made).toHaveLength(1);
    expect(orderIn(made[0]?.body ?? {}).orderNo).not.toBe('');
  });

  it('a ticket is worth one spin of the wheel', async () => {
    const { token } = await ownPlayer(subject.platform());
    await redeem('LANTERN', token);
    const status = async () => (await subject.call('spinInviteStatus', {}, token)).body;
    expect(await status()).toMatchObject({ spinCount: 0, ticketCount: 3 });
    const tid = await joinWheel(token);
    expect(await status()).toMatchObject({ spinCount: 4, ticketCount: 3 });
    expect(await spin(token, tid), 'the free spin first').toMatchObject({
      spinCount: 3,
      ticketCount: 3,
    });
    const drawn = await spin(token, tid);
    expect(drawn).toMatchObject({ errcode: 0, spinCount: 2, ticketCount: 2 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => spin(token, tid)));
    expect(answers.filter((body) => body['errcode'] === 0)).toHaveLength(2);
    const used = await items(token);
    expect(used.map((item) => item['useTime'])).toEqual(Array(3).fill(subject.clock.now()));
    expect(used.map((item) => item['added'])).toContain(drawn['addAmount']);
    await expectSound(subject.platform());
  });

  it("a friend's spin is used before a ticket that outlives the round", async () => {
    const player = await ownPlayer(subject.platform());
    await redeem('LANTERN', player.token);
    const tid = await joinWheel(player.token);
    await spin(player.token, tid);
    subject.clock.advance(1000);
    const friend = await ownPlayer(subject.platform(), {
      mobile: '639170000991',
      deposits: fromCoins(100),
    });
    await db().updateTable('player').where('id', '=', friend.id).set({ pid: player.id }).execute();
    expect(await spin(player.token, tid)).toMatchObject({ spinCount: 3, ticketCount: 3 });
    expect(await spin(player.token, tid)).toMatchObject({ spinCount: 2, ticketCount: 2 });
  });

  it('an expired ticket gives no spin', async () => {
    const { token } = await ownPlayer(subject.platform());
    await redeem('LANTERN', token);
    subject.clock.advance(DAY_MS);
    await sql`update reward_item set expires_at = ${subject.clock.now()}`.execute(db());
    const tid = await joinWheel(token);
    expect(await spin(token, tid)).toMatchObject({ errcode: 0, spinCount: 0 });
    expect(await spin(token, tid)).toMatchObject({ errcode: 1108 });
  });

  it('are refused in a code when they would have no effect', async () => {
    const { body } = await operate(subject.platform(), 'redeem add', {
      code: 'NOTHING',
      rewards: '3001:1',
    });
    expect(body['msg']).toMatch(/has no effect/);
  });

  it('reconcile reports an item that was never granted, and a use by no deposit or spin', async () => {
    const { id, token, boostId } = await boosted();
    const { database } = subject.platform().context;
    const now = subject.clock.now();
    await sql`insert into reward_item (player_id, prop_id, reference, piece, granted_at, expires_at)
      values (${id}, 4001, 'tier-999-1', 1, ${now}, ${now + DAY_MS})`.execute(database.db);
    await sql`update reward_item set used_at = ${now} where id = ${boostId}`.execute(database.db);
    expect(await items(token)).toHaveLength(2);
    expect(disagreementsIn(await reconcile(database.db))).toEqual([
      expect.stringMatching(
        /^reward-items: item \d+ .* comes from tier-999-1, which was not claimed/,
      ),
      expect.stringMatching(/^reward-items: item \d+ was used by no deposit and no spin/),
    ]);
  });
});
