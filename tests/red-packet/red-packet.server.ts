import { redPacket } from '#shared/red-packet/activity.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromCoins, minorUnits } from '#shared/money/money.ts';
import { playFor } from '#server/demo/players/played-rounds.ts';
import { payIn } from '#server/demo/players/paid-deposit.ts';
import { nextAccount } from '#tests/money/cash-out.ts';
import { expectSound } from '#tests/deposit/deposits.ts';
import {
  eachPlatform,
  operate,
  ownPlayer,
  platformUnderTest,
  tokenOf,
  type OwnPlayer,
} from '#tests/server/platforms.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BANK = 1;
const DEPOSITS = fromCoins(10_000);

/** Activity requirements are off here: the promotion rules' tests cover them. */
const WITHOUT_NEEDS = ['--promotion-needs='];

eachPlatform(
  'the cash bonus',
  (subject) => {
    const database = () => subject.platform().context.database;
    const make = (fields: { vip?: number; hasBank?: boolean } = {}) =>
      ownPlayer(subject.platform(), {
        deposits: DEPOSITS,
        vip: fields.vip,
        banks: fields.hasBank === false ? [] : [{ bankId: BANK, mobile: nextAccount() }],
      });
    const ask = async (name: EndpointName, { token }: OwnPlayer, body: object = {}) =>
      (await subject.call(name, { reqNo: randomUUID(), ...body }, token)).body;
    const read = (player: OwnPlayer) => ask('redPacket', player, { version: 1 });
    const bet = ({ id }: OwnPlayer, coins: number) =>
      playFor(database(), id, fromCoins(coins), subject.clock.now());
    const deposit = ({ id }: OwnPlayer, coins: number) =>
      payIn(database(), id, fromCoins(coins), subject.clock.now());
    const level = (player: OwnPlayer, number: number) =>
      ask('claimLevelBonus', player, { level: number });
    const recharge = (player: OwnPlayer, id: number) => ask('claimRechargeBonus', player, { id });
    const withdraw = (player: OwnPlayer, type: 1 | 2, more: object = {}) =>
      ask('withdrawRedPacket', player, { type, ...more });
    const balance = async (player: OwnPlayer) =>
      minorUnits(Number((await ask('refreshBalance', player))['coin']));

    it('begins when it is first read, and lists the conditions of each bonus [data.red-packet] [api.red-packet]', async () => {
      const player = await make();
      const begun = subject.clock.now();
      const first = await read(player);
      expect(first).toMatchObject({
        errcode: 0,
        createTime: begun,
        amount: 0,
        totalBonus: fromCoins(888),
        withdrawTutorialData: { status: 0, subTotalBetAmount: 0 },
        withdrawLeft: 1,
        gameLevel: 0,
        betTotal: 0,
        rechargeTotal: 0,
      });
      const { levelList, rechargeList } = first as {
        levelList?: { bonus: number }[];
        rechargeList?: { bonus: number }[];
      };
      // Together with the packet's own 50, these bonuses make up the total.
      const all = [...(levelList ?? []), ...(rechargeList ?? [])].map(({ bonus }) => bonus);
      expect(all.reduce((sum, one) => sum + one, fromCoins(50))).toBe(first['totalBonus']);
      expect(levelList?.[2]).toEqual({
        level: 3,
        bonus: fromCoins(38),
        needVip: 1,
        needGameLevel: 3,
        needBet: fromCoins(5000),
        isReceive: 0.5,
      });
      subject.clock.advance(1000);
      expect((await read(player))['createTime']).toBe(begun);
    });

    it('is paid once after the required bets, and adds a wagering requirement [data.red-packet] [api.red-packet-withdrawal]', async () => {
      const player = await make();
      await bet(player, 100);
      subject.clock.advance(1);
      await read(player);
      await bet(player, 498);
      expect((await read(player))['withdrawTutorialData']).toEqual({
        status: 0,
        subTotalBetAmount: fromCoins(498),
      });
      expect(await withdraw(player, 2)).toMatchObject({ errcode: 1114 });
      await bet(player, 2);
      expect((await read(player))['withdrawTutorialData']).toMatchObject({ status: 1 });
      const before = await balance(player);
      const paid = await withdraw(player, 2, { bankId: BANK });
      expect(paid).toMatchObject({
        errcode: 0,
        orderNo: `cash-${player.id}-1`,
        amount: 0,
        withdrawTutorialData: { status: 2, subTotalBetAmount: fromCoins(500) },
        needBet: 35 * fromCoins(50),
        coin: before + fromCoins(50),
      });
      expect(await withdraw(player, 2)).toMatchObject({ errcode: 1115 });
      const { requirements } = (
        await operate(subject.platform(), 'wagering show', { account: player.account })
      ).body;
      expect(requirements).toContainEqual(
        expect.objectContaining({ reference: `cash-${player.id}-1`, need: 35 * fromCoins(50) }),
      );
      await expectSound(subject.platform());
    });

    it('expires after 72 hours: later bets do not count, and it is not paid', async () => {
      const [late, ready] = [await make(), await make()];
      await read(late);
      await read(ready);
      await bet(late, 300);
      await bet(ready, 500);
      subject.clock.advance(72 * HOUR_MS - 1);
      expect((await read(ready))['withdrawTutorialData']).toMatchObject({ status: 1 });
      subject.clock.advance(1);
      await bet(late, 300);
      expect((await read(late))['withdrawTutorialData']).toEqual({
        status: 0,
        subTotalBetAmount: fromCoins(300),
      });
      expect(await withdraw(late, 2)).toMatchObject({ errcode: 1243 });
      expect(await withdraw(ready, 2)).toMatchObject({ errcode: 1243 });
    });

    it('collects the bonus of each level once, by bets and VIP level [auth.bonus-level] [api.red-packet-bonus]', async () => {
      const player = await make();
      expect(await level(player, 1)).toMatchObject({ errcode: 1101 });
      await read(player);
      expect(await level(player, 1)).toMatchObject({ errcode: 1109 });
      expect(await level(player, 7)).toMatchObject({ errcode: 1111 });
      await bet(player, 5000);
      const before = await balance(player);
      expect(await level(player, 1)).toMatchObject({ errcode: 0, bonus: 1000, amount: 1000 });
      expect(await level(player, 1)).toMatchObject({ errcode: 1241 });
      expect(await level(player, 2)).toMatchObject({ errcode: 0, bonus: 2000, amount: 3000 });
      const { levelList } = (await read(player)) as { levelList?: { isReceive: number }[] };
      // This player's bets and deposits have also reached VIP 1.
      expect(levelList?.map(({ isReceive }) => isReceive)).toEqual([1, 1, 0, 0.5, 0.5, 0.5]);
      expect(await level(player, 4)).toMatchObject({ errcode: 1109 });
      expect(await level(player, 3)).toMatchObject({ errcode: 0, bonus: 3800, amount: 6800 });
      expect(await balance(player), 'what is collected is no money yet').toBe(before);
    });

    it('collects each recharge bonus once, and counts deposits from before the first read [api.red-packet-bonus]', async () => {
      const player = await make();
      await deposit(player, 200);
      subject.clock.advance(1);
      // The deposit counts although the packet is first read later.
      expect(await read(player)).toMatchObject({ rechargeTotal: fromCoins(200) });
      expect(await recharge(player, 2)).toMatchObject({ errcode: 1242 });
      await deposit(player, 300);
      expect(await recharge(player, 3)).toMatchObject({ errcode: 1242 });
      expect(await recharge(player, 9)).toMatchObject({ errcode: 1111 });
      expect(await recharge(player, 2)).toMatchObject({ errcode: 0, bonus: 4000, amount: 4000 });
      expect(await recharge(player, 2)).toMatchObject({ errcode: 1241 });
      expect(await read(player)).toMatchObject({
        rechargeTotal: fromCoins(500),
        rechargeList: [{ isReceive: 0 }, { isReceive: 1 }, { isReceive: 0.5 }],
      });
    });

    it('does not count deposits from before the activity began', async () => {
      const player = await make();
      await deposit(player, 500);
      subject.clock.advance(1);
      const begin = (time: number) =>
        operate(subject.platform(), 'activity set', { id: redPacket.id, begin: time });
      await begin(subject.clock.now());
      try {
        expect(await read(player)).toMatchObject({ rechargeTotal: 0 });
        expect(await recharge(player, 1)).toMatchObject({ errcode: 1242 });
        await deposit(player, 100);
        expect(await read(player)).toMatchObject({ rechargeTotal: fromCoins(100) });
      } finally {
        await begin(1);
      }
    });

    it('pays out collected bonuses once a day of the market, and lists the records', async () => {
      const player = await make();
      await read(player);
      await deposit(player, 500);
      await recharge(player, 1);
      const claimed = subject.clock.now();
      expect(await withdraw(player, 1)).toMatchObject({ errcode: 1107 });
      await recharge(player, 2);
      expect(await withdraw(player, 1, { amount: 5001 })).toMatchObject({ errcode: 1107 });
      expect(await withdraw(player, 1, { amount: -1 })).toMatchObject({ errcode: 1107 });
      const before = await balance(player);
      subject.clock.advance(1000);
      expect(await withdraw(player, 1, { amount: 3000 })).toMatchObject({
        errcode: 0,
        amount: 2000,
        coin: before + 3000,
        needBet: 35 * 3000,
      });
      expect((await read(player))['withdrawLeft']).toBe(0);
      expect(await withdraw(player, 1)).toMatchObject({ errcode: 1108 });
      subject.clock.advance(DAY_MS);
      expect(await withdraw(player, 1)).toMatchObject({ errcode: 0, amount: 0 });
      const list = (await ask('redPacketRecord', player, { pageSize: 3 }))['list'];
      expect(list).toEqual([
        { type: 3, amount: 2000, time: subject.clock.now(), orderNo: `cash-${player.id}-4` },
        { type: 3, amount: 3000, time: claimed + 1000, orderNo: `cash-${player.id}-3` },
        { type: 2, amount: 4000, time: claimed },
      ]);
      expect(await ask('redPacketRecord', player, { pageNo: 2, pageSize: 3 })).toMatchObject({
        total: 4,
        hasMore: 0,
        list: [{ type: 2, amount: 1000 }],
      });
      await expectSound(subject.platform());
    });

    it('is paid only to a player with a bank account, and only to that bank', async () => {
      const player = await make({ hasBank: false });
      await read(player);
      await bet(player, 500);
      expect(await withdraw(player, 2)).toMatchObject({ errcode: 1114 });
      const mobile = nextAccount();
      const bank = { bankId: BANK, realname: 'Juana Cruz', mobile, version: 3 };
      expect(await ask('addBank', player, bank)).toMatchObject({ errcode: 0 });
      expect(await withdraw(player, 2, { bankId: BANK + 1 })).toMatchObject({ errcode: 1114 });
      expect(await withdraw(player, 2, { bankId: BANK })).toMatchObject({ errcode: 0 });
    });

    it('is refused while the activity is not running, and returns its end time', async () => {
      const player = await make();
      await read(player);
      const endTime = subject.clock.now() + 1000;
      await operate(subject.platform(), 'activity set', { id: 22, end: endTime });
      expect(await read(player)).toMatchObject({ endTime });
      subject.clock.advance(1000);
      for (const answer of [
        await read(player),
        await level(player, 1),
        await recharge(player, 1),
        await withdraw(player, 1),
        await withdraw(player, 2),
      ]) {
        expect(answer).toMatchObject({ errcode: 1112 });
      }
      await database()
        .db.updateTable('activity')
        .where('id', '=', 22)
        .set({ end_time: null })
        .execute();
      expect(await read(player)).toMatchObject({ errcode: 0 });
    });

    it('is not configured without the operator’s terms', async () => {
      const player = await make();
      const { db } = database();
      const terms = await db
        .deleteFrom('config_document')
        .where('key', '=', 'redPacket')
        .returningAll()
        .executeTakeFirstOrThrow();
      expect(await read(player)).toMatchObject({ errcode: 1111 });
      expect(await level(player, 1)).toMatchObject({ errcode: 1111 });
      await db
        .insertInto('config_document')
        .values({ ...terms, value: JSON.stringify(terms.value) })
        .execute();
      expect(await read(player)).toMatchObject({ errcode: 0 });
    });
  },
  WITHOUT_NEEDS,
);

describe('a scenario of the cash bonus', () => {
  const subject = platformUnderTest();
  const PASSWORD = 'lantern2026';
  const enter = async (name: string, account: string) => {
    for (const _time of [1, 2]) {
      const { body } = await operate(subject.platform(), 'scenario apply', { name });
      expect(body).toMatchObject({ errcode: 0, applied: name });
    }
    return tokenOf(subject.platform(), { account, password: PASSWORD });
  };
  const call = async (name: EndpointName, token: string, body: object) =>
    (await subject.call(name, { reqNo: randomUUID(), ...body }, token)).body;

  it.each([
    ['red-packet-share', 'packetshare', 0, 1114],
    ['red-packet-ready', 'packetready', 1, 0],
    ['red-packet-no-bank', 'packetnobank', 1, 1114],
    ['red-packet-done', 'packetdone', 2, 1115],
    ['red-packet-expired', 'packetover', 0, 1243],
  ])(
    '%s has its status, and its answer to a withdrawal',
    async (name, account, status, errcode) => {
      const token = await enter(name, account);
      expect(await call('redPacket', token, { version: 1 })).toMatchObject({
        errcode: 0,
        withdrawTutorialData: { status },
      });
      expect(await call('withdrawRedPacket', token, { type: 2 })).toMatchObject({ errcode });
    },
  );

  it.each([
    ['red-packet-claimed', 'cashready', 0],
    ['red-packet-too-little', 'cashlittle', 1107],
    ['red-packet-no-times', 'cashtimes', 1108],
  ])('%s has its answer to a withdrawal', async (name, account, errcode) => {
    const token = await enter(name, account);
    expect(await call('withdrawRedPacket', token, { type: 1 })).toMatchObject({ errcode });
  });

  it('red-packet-claimable has two levels and two deposits to claim', async () => {
    const token = await enter('red-packet-claimable', 'cashclaim');
    expect(await call('redPacket', token, { version: 1 })).toMatchObject({
      levelList: [{ isReceive: 0 }, { isReceive: 0 }, {}, {}, {}, {}],
      rechargeList: [{ isReceive: 0 }, { isReceive: 0 }, {}],
    });
  });

  it('a level claim is refused for its VIP level, then as not configured, then as not running [auth.bonus-level]', async () => {
    const token = await enter('red-packet-vip-too-low', 'cashvip');
    expect(await call('claimLevelBonus', token, { level: 3 })).toMatchObject({ errcode: 1110 });
    await enter('red-packet-not-configured', 'cashvip');
    expect(await call('claimLevelBonus', token, { level: 3 })).toMatchObject({ errcode: 1111 });
    await enter('red-packet-off', 'cashvip');
    expect(await call('claimLevelBonus', token, { level: 3 })).toMatchObject({ errcode: 1112 });
    await expectSound(subject.platform());
  });
});
