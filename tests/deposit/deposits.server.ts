import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { setStatus } from '#server/players/base/status.ts';
import { termsOf } from '#server/deposit/deposit-terms.ts';
import { openDeposit } from '#server/deposit/open-deposit.ts';
import { endOverdue } from '#server/deposit/overdue.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Payments } from '#server/money/payments/payments.ts';
import { ProviderDown } from '#server/money/payments/provider.ts';
import { askOrder, cashier, CHANNEL, check, expectSound, makeOrder, orderIn } from './deposits.ts';
import { eachPlatform, operate, ownPlayer, platformUnderTest } from '#tests/server/platforms.ts';

const MINUTE_MS = 60_000;
const APP = 'https://lobby.example';
const RANGE = { min: fromCoins(50), max: fromCoins(50_000) };

eachPlatform('an order to pay in', (subject) => {
  const player = () => ownPlayer(subject.platform());

  it('returns the address of its payment, and is pending at first [enum.deposit-status] [api.recharge]', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const { body } = await askOrder(platform, token);
    expect(body).toMatchObject({
      errcode: 0,
      code: 200,
      payMode: 'embed',
      expireTime: subject.clock.now() + 15 * MINUTE_MS,
    });
    expect(body).not.toHaveProperty('qrCode');
    const order = orderIn(body);
    expect(order.orderNo).toMatch(/^D261121-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(order.payUrl.pathname).toBe('/cashier/pay/');
    expect(await check(platform, token, order)).toMatchObject({
      errcode: 0,
      orderNo: order.orderNo,
      status: 0,
      amount: fromCoins(500),
      bonus: 0,
      coin: 0,
    });
  });

  it('is paid at the cashier, credited once, and added to the total recharge [enum.deposit-status] [api.money-records]', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const order = await makeOrder(platform, token);
    expect((await cashier(platform, order, 'paid')).body).toMatchObject({ state: 'paid' });
    expect((await cashier(platform, order, 'declined')).body).toMatchObject({ state: 'paid' });
    expect(await check(platform, token, order)).toMatchObject({
      status: 1,
      amount: fromCoins(500),
      coin: fromCoins(500),
      seq: 1,
    });
    const { body } = await subject.call('refreshBalance', {}, token);
    expect(body).toMatchObject({ coin: fromCoins(500), totalRecharge: fromCoins(500) });
    await expectSound(platform);
  });

  it('cannot be paid at the cashier once it was declined there [enum.deposit-status]', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const order = await makeOrder(platform, token);
    await cashier(platform, order, 'declined');
    await cashier(platform, order, 'paid');
    expect(await check(platform, token, order)).toMatchObject({
      status: 2,
      failText: 'The payment was declined',
      coin: 0,
    });
  });

  it.each([
    ['the channel of a code', CHANNEL.qr, 'qr'],
    ['the channel of a page', CHANNEL.redirect, 'redirect'],
  ])('uses the payment mode of %s', async (_name, channelId, payMode) => {
    const { token } = await player();
    const { body } = await askOrder(subject.platform(), token, { channelId });
    expect(body['payMode']).toBe(payMode);
    expect(body['qrCode']).toBe(payMode === 'qr' ? body['payUrl'] : undefined);
  });

  it('charges the fee on top, and credits the amount without it', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const order = await makeOrder(platform, token, { channelId: CHANNEL.withFee });
    const { body } = await cashier(platform, order, 'paid');
    expect(body).toMatchObject({ amount: fromCoins(505), fee: fromCoins(5) });
    expect(await check(platform, token, order)).toMatchObject({ status: 1, coin: fromCoins(500) });
  });

  it.each([
    [{ amount: fromCoins(49) }, 1232, RANGE],
    [{ amount: fromCoins(50_001) }, 1232, RANGE],
    [{ amount: fromCoins(100) + 1 }, 1232, RANGE],
    [{ amount: 0 }, 1232, RANGE],
    [{ amount: -10_000 }, 1232, RANGE],
    [
      { amount: fromCoins(400), channelId: CHANNEL.redirect },
      1232,
      { min: fromCoins(500), max: fromCoins(50_000) },
    ],
    [{ channelId: CHANNEL.closed }, 1233, {}],
    [{ channelId: CHANNEL.outOnly }, 1233, {}],
    [{ channelId: 99 }, 1233, {}],
    [{ actId: 505, amount: fromCoins(500) }, 1232, { min: fromCoins(3000), max: fromCoins(3000) }],
    [{ actId: 9999 }, 1232, RANGE],
  ])('with %o is refused with %i', async (more, errcode, extras) => {
    const { token } = await player();
    const { body } = await askOrder(subject.platform(), token, more);
    expect(body).toMatchObject({ errcode, ...extras });
    const { body: records } = await subject.call('deposits', {}, token);
    expect(records['total']).toBe(0);
  });

  it('uses a suitable channel when none is named', async () => {
    const { token } = await player();
    const { body } = await askOrder(subject.platform(), token, { channelId: undefined });
    expect(body).toMatchObject({ errcode: 0, payMode: 'embed' });
  });

  it.each([
    [2, 1212],
    [3, 1213],
    [4, 101],
    [5, 0],
    [6, 0],
  ])('of an account with status %i answers %i', async (status, errcode) => {
    const { id, token } = await player();
    await transact(subject.platform().context.database, (trx) => setStatus(trx, id, status));
    expect((await askOrder(subject.platform(), token)).body['errcode']).toBe(errcode);
  });

  it('requires the version of the spec [api.recharge]', async () => {
    const { token } = await player();
    expect((await askOrder(subject.platform(), token, { version: 2 })).status).toBe(400);
  });

  it('is created once for its request number', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const reqNo = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askOrder(platform, token, { reqNo })),
    );
    expect(new Set(answers.map(({ body }) => body['orderNo'])).size).toBe(1);
    const other = await askOrder(platform, token, { reqNo, amount: fromCoins(1000) });
    expect(other.body['errcode']).toBe(1231);
    const { body } = await subject.call('deposits', {}, token);
    expect(body['total']).toBe(1);
  });

  it('is not visible to another player', async () => {
    const platform = subject.platform();
    const [one, other] = [await player(), await player()];
    const order = await makeOrder(platform, one.token);
    expect(await check(platform, other.token, order)).toMatchObject({ errcode: 1234 });
    expect(await check(platform, one.token, { orderNo: 'D261121-AAAAA-AAAAA' })).toMatchObject({
      errcode: 1234,
    });
    const { body } = await subject.call('deposits', {}, other.token);
    expect(body['list']).toEqual([]);
  });

  it('is one of at most five pending ones; one that ends frees a place', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const orders = [];
    for (let turn = 0; turn < 5; turn += 1) orders.push(await makeOrder(platform, token));
    const { body } = await askOrder(platform, token);
    expect(body).toMatchObject({ errcode: 1203, resendIn: 900 });
    const [first] = orders;
    if (first) await cashier(platform, first, 'declined');
    await makeOrder(platform, token);
  });

  it('can be cancelled by its player alone, and frees its place', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const other = await player();
    const orders = [];
    for (let turn = 0; turn < 5; turn += 1) orders.push(await makeOrder(platform, token));
    const [order] = orders;
    const cancel = (by: string) =>
      subject.call('cancelDeposit', { reqNo: randomUUID(), orderNo: order?.orderNo }, by);
    expect((await cancel(other.token)).body).toMatchObject({ errcode: 1234 });
    expect((await cancel(token)).body).toMatchObject({ errcode: 0, status: 2 });
    // A repeat changes nothing.
    expect((await cancel(token)).body).toMatchObject({ errcode: 0, status: 2 });
    if (order) {
      expect(await check(platform, token, order)).toMatchObject({
        status: 2,
        failText: 'You cancelled this order',
      });
    }
    await makeOrder(platform, token);
  });

  it('cannot be cancelled once it is paid, and is credited when money comes after all', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const cancel = (orderNo: string) =>
      subject.call('cancelDeposit', { reqNo: randomUUID(), orderNo }, token);
    const paid = await makeOrder(platform, token);
    await cashier(platform, paid, 'paid');
    expect((await cancel(paid.orderNo)).body).toMatchObject({ errcode: 1241 });
    const late = await makeOrder(platform, token);
    await cancel(late.orderNo);
    await operate(platform, 'deposit pay', { reason: 'test', orderNo: late.orderNo });
    expect(await check(platform, token, late)).toMatchObject({ status: 1, coin: fromCoins(1_000) });
    await expectSound(platform);
  });

  it('tells the wagering of its bonus, and has neither when the player declines it', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const offer = (await subject.call('tradeInfo', {}, token)).body['rechargeList'];
    const items = offer as { id: number; type: number; price: number; bonusAmount: number }[];
    const item = items.find(({ type, bonusAmount }) => type === 4 && bonusAmount > 0);
    const wanted = { amount: item?.price, actType: 4, actId: item?.id };
    const bonus = item?.bonusAmount ?? 0;
    const taken = await makeOrder(platform, token, wanted);
    await cashier(platform, taken, 'paid');
    expect(await check(platform, token, taken)).toMatchObject({
      bonus,
      boost: 0,
      needBet: bonus * 35,
      actId: item?.id,
    });
    const declined = await makeOrder(platform, token, { ...wanted, noBonus: 1 });
    await cashier(platform, declined, 'paid');
    expect(await check(platform, token, declined)).toMatchObject({ bonus: 0, needBet: 0 });
    await expectSound(platform);
  });

  it('expires after 15 minutes, and can then not be paid at the cashier', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const order = await makeOrder(platform, token);
    subject.clock.advance(15 * MINUTE_MS - 1);
    expect(await check(platform, token, order)).toMatchObject({ status: 0 });
    subject.clock.advance(1);
    expect((await cashier(platform, order, 'paid')).body).toMatchObject({ state: 'expired' });
    expect(await check(platform, token, order)).toMatchObject({
      status: 2,
      failText: 'You didn’t pay in time',
      coin: 0,
    });
  });

  it('that was paid is credited even when no callback came', async () => {
    const platform = subject.platform();
    const { token } = await player();
    const path = '/callback/payment/sandbox';
    await operate(platform, 'fault set', { path, kind: 'http', value: 503 });
    const [looked, listed] = [await makeOrder(platform, token), await makeOrder(platform, token)];
    for (const order of [looked, listed]) await cashier(platform, order, 'paid');
    await operate(platform, 'fault clear', { path });
    expect(await check(platform, token, looked)).toMatchObject({ status: 0 });
    subject.clock.advance(10_000);
    expect(await check(platform, token, looked)).toMatchObject({ status: 1 });
    subject.clock.advance(15 * MINUTE_MS);
    const { body } = await subject.call('deposits', { status: 1 }, token);
    expect(body['total']).toBe(2);
    await expectSound(platform);
  });
});

eachPlatform('a provider that does not answer', (subject) => {
  const down = (): Payments => {
    const { payments } = subject.platform().context;
    const fail = () => Promise.reject(new ProviderDown('as if'));
    const sandbox = payments.forChannel('');
    if (!sandbox) throw new Error('no sandbox');
    const provider = { ...sandbox, createPayment: fail, queryPayment: fail };
    return { ...payments, forChannel: () => provider, named: () => provider };
  };

  it('leaves an overdue order pending, as it may have been paid', async () => {
    const platform = subject.platform();
    const { database, payments, settings, depositEffects } = platform.context;
    const { market } = settings;
    const { id, token } = await ownPlayer(platform);
    const order = await makeOrder(platform, token);
    const statusOf = async () =>
      (
        await database.db
          .selectFrom('deposit_order')
          .where('order_no', '=', order.orderNo)
          .select('status')
          .executeTakeFirstOrThrow()
      ).status;
    subject.clock.advance(16 * MINUTE_MS);
    const now = subject.clock.now();
    await endOverdue({ database, payments: down(), market, depositEffects }, now, id);
    expect(await statusOf()).toBe(0);
    await endOverdue({ database, payments, market, depositEffects }, now);
    expect(await statusOf()).toBe(2);
  });

  it('makes a new order fail with 1233', async () => {
    const platform = subject.platform();
    const { database, catalogue, clock, settings } = platform.context;
    const { id } = await ownPlayer(platform);
    const offer = (await catalogue.current()).documents.trade;
    const request = { amount: fromCoins(500), actType: 0, actId: 0 };
    const opening = transact(database, (trx) =>
      openDeposit(trx, down(), {
        playerId: id,
        reqNo: randomUUID(),
        terms: termsOf(offer, request),
        returnUrl: null,
        appOrigin: null,
        market: settings.market,
        now: clock.now(),
      }),
    );
    await expect(opening).rejects.toMatchObject({ errcode: 1233 });
    const left = await database.db
      .selectFrom('deposit_order')
      .where('player_id', '=', id)
      .selectAll()
      .execute();
    expect(left).toEqual([]);
  });
});

eachPlatform('what comes with a deposit', (subject) => {
  const pay = async (token: string, more: object) => {
    const order = await makeOrder(subject.platform(), token, more);
    await cashier(subject.platform(), order, 'paid');
    return check(subject.platform(), token, order);
  };

  it.each([
    ['an ordinary item', 503, 500, 10],
    ['an item without bonus', 501, 100, 0],
    ['a sign-in card', 6005, 300, 60],
    ['a tier, whose bonus is received by itself', 12003, 500, 0],
  ])('of %s: the price and its bonus', async (_name, actId, price, bonus) => {
    const { token } = await ownPlayer(subject.platform());
    const body = await pay(token, { actId, amount: fromCoins(price), actType: 15 });
    expect(body).toMatchObject({
      status: 1,
      amount: fromCoins(price),
      bonus: fromCoins(bonus),
      coin: fromCoins(price + bonus),
    });
    const balance = await subject.call('refreshBalance', {}, token);
    expect(balance.body['totalRecharge']).toBe(fromCoins(price));
    await expectSound(subject.platform());
  });

  it('includes only one sign-in card for a player', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const card = (actId: number, coins: number) => ({ actId, amount: fromCoins(coins) });
    const [one, other] = [
      await makeOrder(platform, token, card(6004, 100)),
      await makeOrder(platform, token, card(6005, 300)),
    ];
    await cashier(platform, one, 'paid');
    await cashier(platform, other, 'paid');
    expect(await check(platform, token, one)).toMatchObject({ bonus: fromCoins(20) });
    // The player is credited the money but gets no second card.
    expect(await check(platform, token, other)).toMatchObject({
      amount: fromCoins(300),
      bonus: 0,
      coin: fromCoins(420),
    });
    const { body } = await askOrder(platform, token, card(6006, 1000));
    expect(body['errcode']).toBe(1241);
  });
});

eachPlatform('the records of paying in', (subject) => {
  it('are paged, newest first, and filtered by status and time [api.money-records]', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const made: string[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const order = await makeOrder(platform, token, { amount: fromCoins(100 + turn) });
      if (turn % 3 === 0) await cashier(platform, order, 'paid');
      if (turn % 3 === 1) await cashier(platform, order, 'declined');
      made.unshift(order.orderNo);
      subject.clock.advance(1000);
    }
    const page = async (more: object) =>
      (await subject.call('deposits', more, token)).body as {
        list: { orderNo: string; status: number; payUrl?: string; payTime?: number }[];
        total: number;
        hasMore: number;
        sum?: { paid: number; bonus: number };
      };
    const numbers: string[] = [];
    for (const pageNo of [1, 2, 3]) {
      const { list, total, hasMore, sum } = await page({ pageNo, pageSize: 3 });
      // Turns 0, 3 and 6 were paid; the sum covers all pages.
      const paid = fromCoins(100 + 103 + 106);
      expect(sum).toEqual(pageNo === 1 ? { paid, bonus: 0 } : undefined);
      expect([total, hasMore]).toEqual([7, pageNo < 3 ? 1 : 0]);
      numbers.push(...list.map(({ orderNo }) => orderNo));
    }
    expect(numbers).toEqual(made);
    for (const [status, total] of [
      [0, 2],
      [1, 3],
      [2, 2],
    ]) {
      const found = await page({ status });
      expect(found.total).toBe(total);
      for (const one of found.list) {
        expect(one.status).toBe(status);
        expect(one.payUrl === undefined).toBe(status !== 0);
        expect(one.payTime === undefined).toBe(status !== 1);
      }
    }
    const now = subject.clock.now();
    expect((await page({ status: 2 })).sum).toEqual({ paid: 0, bonus: 0 });
    const { list, sum } = await page({ beginTime: now - 3000, endTime: now - 1000 });
    expect(sum).toEqual({ paid: 0, bonus: 0 });
    expect(list.map(({ orderNo }) => orderNo)).toEqual(made.slice(1, 3));
  });
});

describe('the return address of a payment', () => {
  const subject = platformUnderTest([`--allowed-origins=${APP}`]);

  it.each([
    [
      'http://localhost:80/deposit?a=1',
      (no: string) => `http://localhost/deposit?a=1&orderNo=${no}`,
    ],
    [`${APP}/deposit`, (no: string) => `${APP}/deposit?orderNo=${no}`],
    [`${APP}/deposit?orderNo=other#x`, (no: string) => `${APP}/deposit?orderNo=${no}#x`],
    ['https://evil.example/deposit', () => null],
    [`${APP}.evil.example/`, () => null],
    [`https://user:word@lobby.example/`, () => null],
    [`//evil.example/`, () => null],
    ['javascript:alert(1)', () => null],
    ['/deposit', () => null],
  ])('%s', async (returnUrl, wanted) => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const order = await makeOrder(platform, token, { returnUrl, channelId: CHANNEL.redirect });
    const { body } = await cashier(platform, order);
    expect(body['returnUrl']).toBe(wanted(order.orderNo));
  });
});

describe('a server without a payment provider', () => {
  const subject = platformUnderTest(['--payment-provider=none']);

  it('takes no order, and has neither a cashier nor a callback', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    expect((await askOrder(platform, token)).body['errcode']).toBe(1233);
    expect((await platform.app.inject('/cashier/pay/')).statusCode).toBe(404);
    const response = await platform.app.inject({
      method: 'POST',
      url: '/callback/payment/sandbox',
    });
    expect(response.statusCode).toBe(404);
  });
});
