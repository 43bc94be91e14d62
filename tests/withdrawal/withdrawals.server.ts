import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setStatus } from '#server/players/base/status.ts';
import { readTradeOffer, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { lockOrder, moveOrder } from '#server/withdrawal/move-order.ts';
import { fromCoins } from '#shared/money/money.ts';
import { epochMs } from '#shared/time/duration.ts';
import {
  BANK,
  configOf,
  expectSoundLedger,
  lock,
  nextAccount,
  ordersOf,
  payee,
  withdraw,
} from '#tests/money/cash-out.ts';
import {
  callOn,
  codeSentTo,
  eachPlatform,
  operate,
  ownPlayer,
  platformUnderTest,
  wrongCode,
  type OwnPlayer,
} from '#tests/server/platforms.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const REVIEW_MS = 15 * SECOND_MS;
/** A bank that no wallet channel pays out to. */
const TRUST_BANK = 3;
const trustBank = () => ({ bankId: TRUST_BANK, mobile: nextAccount() });
const PAYOUT_MS = 45 * SECOND_MS;

eachPlatform('a withdrawal', (subject) => {
  const balances = ({ id }: OwnPlayer) => balancesOf(subject.platform().context.database.db, id);
  const order = async (player: OwnPlayer) => {
    const [first] = await ordersOf(subject.platform(), player);
    if (!first) throw new Error('there is no order');
    return first;
  };
  const ask = (player: OwnPlayer, amount: number, more: object = {}) =>
    withdraw(subject.platform(), player, amount, more);
  const manage = async (name: string, orderNo: unknown, more: object = {}) =>
    operate(subject.platform(), `withdrawal ${name}`, {
      order: orderNo,
      ...(name !== 'show' && { reason: 'test' }),
      ...more,
    });

  it('is taken from the coins at once, and paid after the review and payout times [api.withdrawal]', async () => {
    const player = await payee(subject.platform());
    const now = subject.clock.now();
    const made = await ask(player, 123_456);
    expect(made).toMatchObject({
      errcode: 0,
      orderNo: expect.stringMatching(/^W20261121\d{10}$/),
      status: 1,
      fee: 0,
      arriveAmount: 123_456,
      etaTime: now + HOUR_MS / 2,
      coin: 376_544,
      lottery: 376_544,
      seq: 3,
    });
    expect(await balances(player)).toMatchObject({ coin: 376_544, hold: 123_456 });
    subject.clock.advance(REVIEW_MS - 1);
    expect(await order(player)).toMatchObject({ status: 1 });
    subject.clock.advance(1);
    expect(await order(player)).toMatchObject({ status: 0 });
    subject.clock.advance(PAYOUT_MS);
    const paid = await order(player);
    expect(paid).toMatchObject({ status: 4, updateTime: now + REVIEW_MS + PAYOUT_MS });
    expect(paid.steps.map(({ status, time }) => [status, time - now])).toEqual([
      [1, 0],
      [0, REVIEW_MS],
      [4, REVIEW_MS + PAYOUT_MS],
    ]);
    expect(await balances(player)).toMatchObject({ coin: 376_544, hold: 0 });
  });

  it.each([
    ['0002', 2],
    ['0003', 3],
  ])('to an account ending in %s is returned once', async (end, status) => {
    const player = await payee(subject.platform(), { end });
    await ask(player, 100_000);
    subject.clock.advance(REVIEW_MS + PAYOUT_MS);
    const [, refreshed] = await Promise.all([
      order(player),
      subject.call('refreshBalance', {}, player.token),
      order(player),
    ]);
    expect(refreshed.body['errcode']).toBe(0);
    expect(await order(player)).toMatchObject({
      status,
      failText: expect.stringMatching(/./),
      refundTime: subject.clock.now(),
    });
    expect(await balances(player)).toMatchObject({ coin: 500_000, hold: 0 });
    expect(await configOf(subject.platform(), player)).toMatchObject({
      dayCount: 0,
      dayAmount: 0,
      quotaLeft: 3_000_000,
      pendingOrderNo: null,
      reasons: [],
    });
  });

  it('is the only one when 50 are requested at once', async () => {
    const player = await payee(subject.platform(), { vip: 10 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(player, 50_000)));
    const codes = answers.map((body) => body['errcode']).toSorted();
    expect(codes).toEqual([0, ...Array(49).fill(1006)]);
    const made = answers.find((body) => body['errcode'] === 0)?.['orderNo'];
    for (const body of answers) expect(body['orderNo']).toBe(made);
    expect(await balances(player)).toMatchObject({ coin: 450_000, hold: 50_000, seq: 3 });
  });

  it('does not block other players’ withdrawals', async () => {
    const players = [];
    for (let made = 0; made < 20; made += 1) players.push(await payee(subject.platform()));
    const answers = await Promise.all(players.map((player) => ask(player, 50_000)));
    expect(answers.map((body) => body['errcode'])).toEqual(Array(20).fill(0));
    expect(new Set(answers.map((body) => body['orderNo'])).size).toBe(20);
  });

  it('is the same one for the same request number, later too', async () => {
    const player = await payee(subject.platform());
    const reqNo = randomUUID();
    const first = await Promise.all(
      Array.from({ length: 10 }, () => ask(player, 50_000, { reqNo })),
    );
    subject.clock.advance(REVIEW_MS + PAYOUT_MS);
    const late = await ask(player, 50_000, { reqNo });
    const orders = new Set([...first, late].map((body) => body['orderNo']));
    expect(orders.size).toBe(1);
    expect(await ask(player, 60_000, { reqNo })).toMatchObject({ errcode: 1231 });
    expect(await ordersOf(subject.platform(), player)).toHaveLength(1);
  });

  it('counts for the market’s day, from midnight in Manila [auth.vip-withdrawal]', async () => {
    const player = await payee(subject.platform(), { vip: 0 });
    const { platform } = subject;
    expect(await ask(player, 20_000)).toMatchObject({ errcode: 0 });
    subject.clock.advance(REVIEW_MS + PAYOUT_MS);
    expect(await order(player)).toMatchObject({ status: 4 });
    expect(await configOf(platform(), player)).toMatchObject({
      dayCount: 1,
      dayCountMax: 1,
      quotaLeft: 480_000,
      reasons: [104],
    });
    const toMidnight = 24 * HOUR_MS - ((subject.clock.now() + 8 * HOUR_MS) % (24 * HOUR_MS));
    subject.clock.advance(toMidnight - 1);
    expect(await ask(player, 20_000)).toMatchObject({ errcode: 104, used: 1, limit: 1 });
    subject.clock.advance(1);
    expect(await configOf(platform(), player)).toMatchObject({ dayCount: 0, reasons: [] });
    expect(await ask(player, 20_000)).toMatchObject({ errcode: 0 });
  });

  it('is moved on by the operator, and never twice', async () => {
    const player = await payee(subject.platform(), { vip: 10 });
    const { orderNo } = await ask(player, 50_000);
    expect((await manage('approve', orderNo)).body).toMatchObject({ status: 0 });
    const ends = await Promise.all(
      Array.from({ length: 10 }, (_, at) => manage(at % 2 === 0 ? 'pay' : 'fail', orderNo)),
    );
    expect(ends.map(({ status }) => status).toSorted()).toEqual([
      ...Array(5).fill(200),
      ...Array(5).fill(400),
    ]);
    const { status } = await order(player);
    expect(await balances(player)).toMatchObject({
      coin: status === 4 ? 450_000 : 500_000,
      hold: 0,
    });
    const other = await manage(status === 4 ? 'reject' : 'pay', orderNo);
    expect([other.status, other.body['msg']]).toEqual([400, expect.stringContaining('cannot')]);

    const second = await ask(player, 50_000);
    const reason = 'Please bind an account of your own name.';
    const rejected = await manage('reject', second['orderNo'], { reason });
    expect(rejected.body).toMatchObject({ status: 3, reason });
    expect(await order(player)).toMatchObject({ status: 3, failText: reason });
    const shown = await manage('show', second['orderNo']);
    expect(shown.body['steps']).toHaveLength(2);
    expect((await manage('show', 'W1')).status).toBe(400);
    const listed = await operate(subject.platform(), 'withdrawal list', { status: 3, limit: 1 });
    expect(listed.body['orders']).toMatchObject([
      { orderNo: second['orderNo'], playerId: player.id },
    ]);
  });

  it('keeps its times in order when the clock is set back', async () => {
    const player = await payee(subject.platform());
    const { orderNo } = await ask(player, 50_000);
    const { updateTime } = await order(player);
    const { database, settings } = subject.platform().context;
    const now = epochMs(subject.clock.now() - 3 * HOUR_MS);
    await transact(database, async (trx) => {
      const found = await lockOrder(trx, String(orderNo));
      if (!found) throw new Error('no order');
      await moveOrder(trx, found, { to: 3, now, market: settings.market });
    });
    const moved = await order(player);
    expect(moved).toMatchObject({ status: 3, updateTime, refundTime: updateTime });
    expect(moved.steps.map(({ time }) => time)).toEqual([updateTime, updateTime]);
  });

  it('is possible up to one amount, which is the same in every answer [api.withdrawal]', async () => {
    const player = await payee(subject.platform());
    await lock(subject.platform(), player, { locked: fromCoins(1_200), need: fromCoins(3_000) });
    const { token } = player;
    const amounts = await Promise.all([
      subject.call('refreshBalance', {}, token).then(({ body }) => body['lottery']),
      subject
        .call('lightRefresh', {}, token)
        .then(({ body }) => (body['user'] as { lottery: number }).lottery),
      subject
        .call('afterLoginConfig', { gameListVersion: '' }, token)
        .then(({ body }) => (body['user'] as { lottery: number }).lottery),
      subject.call('withdrawalConfig', {}, token).then(({ body }) => body['withdrawable']),
      subject
        .call('tradeInfo', {}, token)
        .then(({ body }) => (body['exchangeConfig'] as { withdrawable: number }).withdrawable),
    ]);
    expect(amounts).toEqual(Array(5).fill(380_000));
    expect(await ask(player, 380_001)).toMatchObject({ errcode: 103, remain: 380_000 });
    expect(await ask(player, 380_000)).toMatchObject({ errcode: 0, coin: 120_000, lottery: 0 });
  });

  it('is refused with an invalid bank account, amount, channel or session', async () => {
    const player = await payee(subject.platform());
    const refused = async (amount: number, more: object = {}) =>
      (await ask(player, amount, more))['errcode'];
    expect(await refused(50_000, { bankId: 2 })).toBe(1047);
    expect(await refused(-50_000)).toBe(1232);
    expect(await refused(0)).toBe(1232);
    expect(await refused(50_000, { channelId: 2 })).toBe(1233);
    expect(await refused(50_000, { channelId: 77 })).toBe(1233);
    const reqNo = randomUUID();
    const broken = { reqNo, amount: 100.5, bankId: BANK };
    expect((await subject.call('createWithdrawal', broken, player.token)).status).toBe(400);
    expect(
      (await subject.call('createWithdrawal', { ...broken, amount: 10_000 })).body,
    ).toMatchObject({
      code: 401,
    });
    expect(await balances(player)).toMatchObject({ coin: 500_000, hold: 0 });
  });

  it('uses a channel of the player’s choice, with its limits and time', async () => {
    const player = await payee(subject.platform(), { banks: [trustBank()] });
    const byTransfer = { bankId: TRUST_BANK, channelId: 3 };
    expect(await ask(player, 49_999, byTransfer)).toMatchObject({
      errcode: 1232,
      min: 50_000,
      max: 1_000_000,
    });
    const now = subject.clock.now();
    expect(await ask(player, 50_000, byTransfer)).toMatchObject({
      errcode: 0,
      etaTime: now + 24 * HOUR_MS,
    });
  });

  it('uses only a channel that pays to the bank account', async () => {
    const banks = [trustBank(), { bankId: BANK, mobile: nextAccount() }];
    const player = await payee(subject.platform(), { banks });
    const { channelList } = (await configOf(subject.platform(), player)) as {
      channelList?: { id: number; bankIds?: number[] }[];
    };
    expect(channelList?.find(({ id }) => id === 3)?.bankIds).toContain(TRUST_BANK);
    expect(await ask(player, 50_000, { channelId: 3 })).toMatchObject({ errcode: 1047 });
    const toBank = { bankId: TRUST_BANK };
    expect(await ask(player, 50_000, { ...toBank, channelId: 1 })).toMatchObject({ errcode: 1047 });
    expect(await balances(player)).toMatchObject({ coin: 500_000, hold: 0 });
    // Without a chosen channel, the server uses one that pays out to the account.
    const now = subject.clock.now();
    expect(await ask(player, 50_000, toBank)).toMatchObject({
      errcode: 0,
      etaTime: now + 24 * HOUR_MS,
    });
  });

  it.each([
    ['frozen', 1, 1078],
    ['self-excluded', 2, 0],
    ['on a break', 3, 0],
    ['blocked from deposits', 4, 0],
    ['blocked from play', 5, 0],
    ['blocked from withdrawals', 6, 1078],
  ])('of an account that is %s', async (_name, status, errcode) => {
    const player = await payee(subject.platform());
    const { database } = subject.platform().context;
    await transact(database, (trx) => setStatus(trx, player.id, status));
    const { reasons } = await configOf(subject.platform(), player);
    expect(reasons).toEqual(errcode === 0 ? [] : [errcode]);
    expect(await ask(player, 50_000)).toMatchObject({ errcode });
  });

  it('shows nothing of another player', async () => {
    const [one, other] = [await payee(subject.platform()), await payee(subject.platform())];
    await ask(one, 50_000);
    expect(await ordersOf(subject.platform(), other)).toEqual([]);
    expect(await configOf(subject.platform(), other)).toMatchObject({ pendingOrderNo: null });
    expect(JSON.stringify(await ordersOf(subject.platform(), one))).not.toMatch(/639\d{9}/);
  });

  it('leaves a consistent ledger', async () => {
    await expectSoundLedger(subject.platform());
  });
});

describe('fees of a withdrawal', () => {
  const subject = platformUnderTest();

  it('are waived a number of times a month by VIP level, then paid by the player', async () => {
    const { database, clock } = subject.platform().context;
    await transact(database, async (trx) => {
      const trade = await readTradeOffer(trx);
      const payChannelList = trade.payChannelList.map((channel) => ({
        ...channel,
        feeFixed: 500,
        feeBps: 125,
      }));
      await writeDocuments(trx, { trade: { ...trade, payChannelList } }, clock.now());
      await updateVersions(trx);
    });
    subject.platform().context.catalogue.changed();
    const player = await payee(subject.platform(), { vip: 0 });
    const feeOf = async () => {
      const { feeFixed, feeBps, channelList } = await configOf(subject.platform(), player);
      // The fee on top of the channel's own.
      expect([feeFixed, feeBps]).toEqual([0, 0]);
      const [channel] = channelList as { feeFixed: number; feeBps: number }[];
      return { feeFixed: channel?.feeFixed, feeBps: channel?.feeBps };
    };
    expect(await feeOf()).toEqual({ feeFixed: 0, feeBps: 0 });
    expect(await withdraw(subject.platform(), player, 10_001)).toMatchObject({
      fee: 0,
      arriveAmount: 10_001,
    });
    subject.clock.advance(24 * HOUR_MS);
    expect(await feeOf()).toEqual({ feeFixed: 500, feeBps: 125 });
    // 1.25 % of 100.01 is 1.250125, and 5.00 with it.
    expect(await withdraw(subject.platform(), player, 10_001)).toMatchObject({
      fee: 625,
      arriveAmount: 9_376,
    });
    // The free withdrawals reset with the next month.
    subject.clock.advance(10 * 24 * HOUR_MS);
    expect(await feeOf()).toEqual({ feeFixed: 0, feeBps: 0 });
  });
});

describe('a withdrawal that needs a code', () => {
  const subject = platformUnderTest(['--money-codes', '--withdraw-review-seconds=0']);

  it('accepts the code of the bound mobile, and counts wrong ones', async () => {
    const mobile = nextAccount();
    const player = await payee(subject.platform(), { mobile });
    const ask = (code?: string) =>
      withdraw(subject.platform(), player, 50_000, code === undefined ? {} : { code });
    expect(await ask()).toMatchObject({ errcode: 1202 });
    const { token } = player;
    const wanted = { countryCode: '63', mobile: mobile.slice(2), scene: 3 };
    expect((await callOn(subject.platform(), 'smsSend', wanted, token)).body).toMatchObject({
      errcode: 0,
    });
    const code = await codeSentTo(subject.platform(), mobile);
    expect(await ask(wrongCode(code))).toMatchObject({ errcode: 1201, triesLeft: 4 });
    expect(await ordersOf(subject.platform(), player)).toEqual([]);
    const reqNo = randomUUID();
    const retry = (more: object) =>
      withdraw(subject.platform(), player, 50_000, { reqNo, ...more });
    const made = await retry({ code });
    expect(made).toMatchObject({ errcode: 0 });
    // A client that lost the answer no longer has the code, yet its retry gets the same answer.
    expect(await retry({})).toMatchObject({ errcode: 0, orderNo: made['orderNo'] });
    expect(await retry({ code: wrongCode(code) })).toMatchObject({ orderNo: made['orderNo'] });
    expect(await ask(code)).toMatchObject({ errcode: 1202 });
    expect(await ordersOf(subject.platform(), player)).toHaveLength(1);
  });

  it('is announced in the config, with a reason when no mobile is bound', async () => {
    const { body } = await subject.call('appConfig', { gameListVersion: '' });
    expect(body).toMatchObject({ moneyCodes: 1 });
    const bound = await payee(subject.platform(), { mobile: nextAccount() });
    expect(await configOf(subject.platform(), bound)).toMatchObject({ reasons: [] });
    const unbound = await payee(subject.platform());
    expect(await configOf(subject.platform(), unbound)).toMatchObject({ reasons: [1084] });
  });

  it('requires a bound mobile', async () => {
    const player = await payee(subject.platform());
    expect(await withdraw(subject.platform(), player, 50_000)).toMatchObject({ errcode: 1084 });
    const stranger = await ownPlayer(subject.platform());
    expect(await withdraw(subject.platform(), stranger, 50_000)).toMatchObject({ errcode: 1084 });
  });
});
