import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCoins } from '#shared/money/money.ts';
import { cashierToken } from '#server/demo/sandbox/cashier-token.ts';
import { runsOf } from '#tests/support/extent.ts';
import { callback, cashier, check, expectSound, makeOrder, CHANNEL } from './deposits.ts';
import { runSteps, steps } from './deposit-steps.ts';
import { eachPlatform, operate, ownPlayer, platformUnderTest } from '#tests/server/platforms.ts';

const MINUTE_MS = 60_000;
const ITEM = { actId: 503, amount: fromCoins(500) };
const BONUS = fromCoins(10);

eachPlatform('a callback', (subject) => {
  const start = async (more: object = ITEM) => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const order = await makeOrder(platform, token, more);
    return { platform, order, stands: () => check(platform, token, order) };
  };
  const heldOf = async (orderNo: string) => {
    const { body } = await operate(subject.platform(), 'deposit held');
    return (body['events'] as { order_no: string }[]).filter((one) => one.order_no === orderNo);
  };

  it('that is repeated is answered without effect, whatever its event id', async () => {
    const { platform, order, stands } = await start();
    expect(await callback(platform, order)).toMatchObject({
      status: 200,
      body: { ok: true, outcome: 'credited' },
    });
    for (const more of [{}, {}, { eventId: 'another' }, { amount: fromCoins(9000) }]) {
      const again = await callback(platform, order, more);
      expect(again).toMatchObject({ status: 200, body: { outcome: 'repeated' } });
    }
    expect(await stands()).toMatchObject({ status: 1, coin: fromCoins(500) + BONUS, seq: 2 });
  });

  it('that arrives after the order ended still credits the money', async () => {
    for (const end of ['expired', 'declined', 'failed']) {
      const { platform, order, stands } = await start();
      if (end === 'expired') subject.clock.advance(15 * MINUTE_MS);
      if (end === 'declined') await callback(platform, order, { result: 'declined' });
      if (end === 'failed')
        await operate(platform, 'deposit fail', { reason: 'test', orderNo: order.orderNo });
      expect(await stands()).toMatchObject({ status: 2, coin: 0 });
      const late = await callback(platform, order);
      expect(late).toMatchObject({ status: 200, body: { outcome: 'credited-late' } });
      const after = await stands();
      expect(after).toMatchObject({ status: 1, coin: fromCoins(500) + BONUS });
      expect(after).not.toHaveProperty('failText');
    }
  });

  it('of an amount beyond all measure waits for the operator and changes no balance', async () => {
    for (const amount of [Number.MAX_SAFE_INTEGER, fromCoins(1_000_000_000) + 1]) {
      const { platform, order, stands } = await start();
      expect(await callback(platform, order, { amount })).toMatchObject({
        status: 200,
        body: { ok: true, outcome: 'held' },
      });
      expect(await stands()).toMatchObject({ status: 0, coin: 0 });
      expect(await heldOf(order.orderNo)).toMatchObject([{ amount }]);
    }
  });

  it('that reports a refusal after a credit has no effect', async () => {
    const { platform, order, stands } = await start();
    await callback(platform, order);
    const refused = await callback(platform, order, { result: 'declined' });
    expect(refused).toMatchObject({ status: 200, body: { outcome: 'repeated' } });
    expect(await stands()).toMatchObject({ status: 1, coin: fromCoins(500) + BONUS });
  });

  it.each([
    ['another key', { key: 'ab'.repeat(32) }, 'signature'],
    ['a changed body', { tampered: { amount: fromCoins(50_000) } }, 'signature'],
    ['an old signature', { age: 5 * MINUTE_MS + 1 }, 'timestamp'],
    ['a signature of tomorrow', { age: -5 * MINUTE_MS - 1 }, 'timestamp'],
    ['an amount that is none', { amount: -1 }, 'body'],
    ['a broken amount', { amount: 0.5 }, 'body'],
  ])('with %s is refused and counted', async (_name, sent, reason) => {
    const { platform, order, stands } = await start();
    const before = await operate(platform, 'deposit held');
    const countIn = ({ body }: typeof before) =>
      (body['refused'] as { reason: string; count: number }[]).find((one) => one.reason === reason)
        ?.count ?? 0;
    expect(await callback(platform, order, sent)).toMatchObject({
      status: 401,
      body: { ok: false, reason },
    });
    expect(countIn(await operate(platform, 'deposit held'))).toBe(countIn(before) + 1);
    expect(await stands()).toMatchObject({ status: 0, coin: 0 });
  });

  it('without a signature, or of an unknown provider, is refused', async () => {
    const { app } = subject.platform();
    const post = (url: string, payload: string) =>
      app.inject({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload });
    expect((await post('/callback/payment/sandbox', '{}')).statusCode).toBe(401);
    expect((await post('/callback/payment/sandbox', '')).statusCode).toBe(401);
    expect((await post('/callback/payment/nobody', '{}')).statusCode).toBe(404);
  });

  it.each([
    ['of no order', { orderNo: 'D261121-AAAAA-AAAAA' }],
    ['of another payment', { paymentId: 'sb_another', eventId: 'of-another' }],
    ['in another currency', { currency: 'THB' }],
    ['of less than the fee', { amount: fromCoins(5) }],
    ['of nothing', { amount: 0 }],
  ])('%s is held for the operator', async (_name, sent) => {
    const { platform, order, stands } = await start({ channelId: CHANNEL.withFee });
    const kept = await callback(platform, order, sent);
    expect(kept).toMatchObject({ status: 200, body: { outcome: 'held' } });
    expect(await stands()).toMatchObject({ status: 0, coin: 0 });
    expect(await heldOf('orderNo' in sent ? sent.orderNo : order.orderNo)).not.toHaveLength(0);
    await expectSound(platform);
  });

  it.each([
    ['less', 100, 95, 0, 'You paid ₱100.00 instead of ₱505.00, so there is no bonus'],
    ['more', 600, 595, 10, 'You paid ₱600.00 instead of ₱505.00'],
  ])('of %s than requested credits what was paid', async (_name, paid, coin, bonus, failText) => {
    const { platform, order, stands } = await start({ ...ITEM, channelId: CHANNEL.withFee });
    await callback(platform, order, { amount: fromCoins(paid) });
    expect(await stands()).toMatchObject({
      status: 1,
      amount: fromCoins(coin),
      bonus: fromCoins(bonus),
      coin: fromCoins(coin + bonus),
      failText,
    });
    await expectSound(platform);
  });

  it('is credited once when 50 arrive at once on two servers', async () => {
    const { platform, order, stands } = await start();
    const isPostgres = platform.context.database.kind === 'postgres';
    const servers = [platform, isPostgres ? await subject.second() : platform];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        callback(
          servers[turn % 2] ?? platform,
          order,
          turn % 5 === 0 ? { eventId: `e${turn}` } : {},
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const credited = answers.filter(({ body }) => body['outcome'] === 'credited');
    expect(credited).toHaveLength(1);
    expect(await stands()).toMatchObject({ status: 1, coin: fromCoins(500) + BONUS, seq: 2 });
    await expectSound(platform);
  });

  it('adds the wagering requirements of the deposit and of its bonus', async () => {
    const { platform, order } = await start();
    await callback(platform, order);
    const rows = await platform.context.database.db
      .selectFrom('wager_requirement')
      .where('reference', 'in', [order.orderNo, `deposit-${order.orderNo}`])
      .orderBy('id')
      .select(['source', 'locked', 'need'])
      .execute();
    expect(rows).toEqual([
      { source: 'deposit', locked: fromCoins(500), need: fromCoins(500) },
      { source: 'bonus', locked: BONUS, need: 35 * BONUS },
    ]);
  });
});

eachPlatform('any sequence of orders, payments, callbacks and waits', (subject) => {
  it('credits each order at most once, and everything that was paid', async () => {
    const property = fc.asyncProperty(steps, (taken) =>
      runSteps(subject.platform(), subject.clock, taken),
    );
    await fc.assert(property, { numRuns: runsOf(25, 8) });
    await expectSound(subject.platform());
  }, 120_000);
});

describe('a payment in the cashier', () => {
  const subject = platformUnderTest();

  it('is decided only with the token of its own address', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const [order, other] = [await makeOrder(platform, token), await makeOrder(platform, token)];
    for (const forged of ['', 'x', other.token]) {
      expect(await cashier(platform, { ...order, token: forged }, 'paid')).toMatchObject({
        status: 404,
      });
    }
    expect(await check(platform, token, order)).toMatchObject({ status: 0 });
    expect(await cashier(platform, order, 'paid')).toMatchObject({ status: 200 });
    expect(await check(platform, token, order)).toMatchObject({ status: 1 });
    expect(await check(platform, token, other)).toMatchObject({ status: 0 });
  });
});

describe('the cashier', () => {
  const APP = 'https://lobby.example';
  const subject = platformUnderTest([`--allowed-origins=${APP}`, '--path-prefix=/ph']);

  it.each([
    ['pay', `frame-ancestors 'self' ${APP};`, 'SAMEORIGIN'],
    ['strict', "frame-ancestors 'none';", 'DENY'],
  ])(
    '%s: runs only its own files, and can be framed only as specified',
    async (page, frames, older) => {
      const { statusCode, headers, body } = await subject
        .platform()
        .app.inject(`/ph/cashier/${page}/?p=x&k=y`);
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain(frames);
      expect(headers['content-security-policy']).toContain(
        "default-src 'none'; script-src 'self';",
      );
      expect(headers['x-frame-options']).toBe(older);
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cache-control']).toBe('no-store');
      expect(body).not.toMatch(/<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=/);
    },
  );

  it('answers 404 for an unknown payment, with a right or a wrong token', async () => {
    const { app, context } = subject.platform();
    const ask = (paymentId: string, token: string) =>
      app.inject({
        method: 'POST',
        url: '/ph/cashier/api/decide',
        headers: { 'content-type': 'application/json', 'x-cashier-token': token },
        payload: JSON.stringify({ paymentId, decision: 'paid' }),
      });
    expect((await ask('sb_nothing', 'x')).statusCode).toBe(404);
    const token = cashierToken(context.payments.sandboxKey, 'sb_nothing');
    expect((await ask('sb_nothing', token)).statusCode).toBe(404);
    expect((await ask('sb_other', token)).statusCode).toBe(404);
  });
});

describe('the operator', () => {
  const subject = platformUnderTest();

  it('pays, fails, shows and lists orders', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const [one, other] = [await makeOrder(platform, token), await makeOrder(platform, token)];
    const paid = await operate(platform, 'deposit pay', { reason: 'test', orderNo: one.orderNo });
    expect(paid.body).toMatchObject({ isCredited: true });
    const again = await operate(platform, 'deposit pay', { reason: 'test', orderNo: one.orderNo });
    expect(again.body).toMatchObject({ isCredited: false });
    const ended = await operate(platform, 'deposit fail', {
      reason: 'test',
      orderNo: other.orderNo,
    });
    expect(ended.body).toMatchObject({ isEnded: true });
    expect(await check(platform, token, other)).toMatchObject({
      status: 2,
      failText: 'The payment didn’t go through',
    });
    const { body } = await operate(platform, 'deposit show', { orderNo: one.orderNo });
    expect(body).toMatchObject({
      order: { order_no: one.orderNo, status: 1 },
      postings: [{ kind: 'deposit', reference: one.orderNo }],
    });
    const listed = await operate(platform, 'deposit list', { status: 2, limit: 5 });
    expect(listed.body['orders']).toMatchObject([{ order_no: other.orderNo }]);
    const missing = await operate(platform, 'deposit show', { orderNo: 'D1' });
    expect(missing.status).toBe(400);
  });

  it.each([
    ['paid', [200], 1],
    ['declined', [200], 2],
    ['duplicate', [200, 200], 1],
    ['late', [200], 1],
    ['forged', [401], 0],
    ['replayed', [401], 0],
  ])('sends a callback that is %s', async (kind, statuses, status) => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const order = await makeOrder(platform, token);
    const { body } = await operate(platform, 'deposit callback', { orderNo: order.orderNo, kind });
    expect(body['statuses']).toEqual(statuses);
    expect(await check(platform, token, order)).toMatchObject({
      status,
      coin: status === 1 ? fromCoins(500) : 0,
    });
  });
});

describe('the deposit scenarios', () => {
  const subject = platformUnderTest();
  const apply = (name: string) => operate(subject.platform(), 'scenario apply', { name });

  it.each([
    ['deposit-limit', 1211, ['left', 'resetTime']],
    ['deposit-kyc-needed', 1221, []],
    ['deposit-kyc-rejected', 1223, ['reason']],
    ['deposit-create-fails', 500, []],
    ['refuse-createDeposit-1232', 1232, ['min', 'max']],
    ['refuse-createDeposit-1213', 1213, ['until']],
  ])('%s: %i', async (name, errcode, fields) => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    await apply(name);
    const { body } = await subject.call('createDeposit', {}, token);
    expect(body['errcode']).toBe(errcode);
    for (const field of fields) expect(body).toHaveProperty(field);
    await operate(platform, 'fault clear');
  });

  it('refuse-… rejects an unknown call', async () => {
    expect((await apply('refuse-nothing-1')).status).toBe(400);
  });

  it('deposit-refuses-frame: the page of a new order cannot be framed', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    const own = await makeOrder(platform, token, { channelId: CHANNEL.strict });
    expect(own.payUrl.pathname).toBe('/cashier/strict/');
    expect((await cashier(platform, own, 'paid')).body).toMatchObject({ state: 'paid' });
    await apply('deposit-refuses-frame');
    expect((await makeOrder(platform, token)).payUrl.pathname).toBe('/cashier/strict/');
  });

  it('deposit-channel-down: no deposit channel is open', async () => {
    const platform = subject.platform();
    const { token } = await ownPlayer(platform);
    await apply('deposit-channel-down');
    const { body } = await subject.call('tradeInfo', {}, token);
    const open = (body['payChannelList'] as { kind: number; status: number }[]).filter(
      ({ kind, status }) => kind !== 2 && status === 1,
    );
    expect(open).toEqual([]);
  });
});
