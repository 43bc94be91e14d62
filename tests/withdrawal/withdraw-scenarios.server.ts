import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PAID_END, TAKEN_END } from '#server/demo/scenarios/withdraw-scenarios.ts';
import { IS_FULL } from '#tests/support/extent.ts';
import { expectSoundLedger } from '#tests/money/cash-out.ts';
import {
  DEMO,
  encrypt,
  operate,
  platformUnderTest,
  tokenOf,
  type PlatformUnderTest,
} from '#tests/server/platforms.ts';

const BANK = 1;
const MARKETS = {
  ph: { mobile: '639171234567', name: 'Juana Reyes Cruz' },
  th: { mobile: '66812345678', name: 'สมหญิง ใจดี' },
} as const;

const tokens = new WeakMap<PlatformUnderTest, Promise<string>>();

/** Applies a scenario twice, as its docs allow. @returns the token of the demo player's one session */
async function enter(subject: PlatformUnderTest, name: string): Promise<string> {
  // Makes the scenario's orders the newest.
  subject.clock.advance(3_600_000);
  for (const _time of [1, 2]) {
    const { body } = await operate(subject.platform(), 'scenario apply', { name });
    expect(body).toMatchObject({ errcode: 0, applied: name });
  }
  const token = tokens.get(subject) ?? tokenOf(subject.platform());
  tokens.set(subject, token);
  return token;
}

const IN = IS_FULL ? (['ph', 'th'] as const) : (['ph'] as const);
/** Delays that stop automatic progress: a later payout of one scenario would disturb another. */
const STANDING = ['--payout-seconds=86400', '--withdraw-review-seconds=86400'];

describe.each(IN)('the scenario (%s)', (market) => {
  const subject = platformUnderTest([`--market=${market}`, ...STANDING]);
  const { mobile, name: realname } = MARKETS[market];
  const config = async (token: string) => (await subject.call('withdrawalConfig', {}, token)).body;
  const withdraw = async (token: string, amount: number, bankId = BANK) =>
    (await subject.call('createWithdrawal', { reqNo: randomUUID(), amount, bankId }, token)).body;
  const ending = (end: string) => mobile.slice(0, -end.length) + end;
  const bind = async (call: 'addBank' | 'modifyBank', token: string, account: string) => {
    const password = encrypt(subject.platform(), DEMO.password);
    const details = { bankId: BANK, realname, mobile: account, version: 3, password };
    return (await subject.call(call, { reqNo: randomUUID(), ...details }, token)).body;
  };

  it.each([
    ['withdraw-no-balance', 101, 10_000, {}],
    ['withdraw-bet-more', 102, 10_000, { needBet: 100_000, doneBet: 25_000 }],
    ['withdraw-daily-count', 104, 10_000, { used: 1, limit: 1 }],
    ['withdraw-pending', 1006, 10_000, { orderNo: expect.stringMatching(/^W\d{18}$/) }],
    ['withdraw-daily-quota', 1066, 10_000, { quotaLeft: 5_000 }],
    ['withdraw-wager', 1071, 10_000, { needBet: 300_000, doneBet: 120_000 }],
    ['withdraw-not-allowed', 1078, 10_000, {}],
    ['withdraw-closed', 1079, 10_000, {}],
  ])(
    '%s: %i, also shown before a withdrawal [auth.vip-withdrawal]',
    async (name, errcode, amount, extras) => {
      const token = await enter(subject, name);
      expect((await config(token))['reasons']).toEqual([errcode]);
      expect(await withdraw(token, amount)).toMatchObject({ errcode, ...extras });
    },
  );

  it.each([
    ['withdraw-total-short', 103, 50_001, { remain: 50_000 }],
    ['withdraw-vip-limit', 1016, 1_000_001, { limit: 1_000_000 }],
    ['withdraw-ready', 1232, 9_999, { min: 10_000, max: 1_000_000 }],
    ['withdraw-ready', 101, 500_001, {}],
  ])(
    '%s: %i because of the amount only [auth.vip-withdrawal]',
    async (name, errcode, amount, extras) => {
      const token = await enter(subject, name);
      expect((await config(token))['reasons']).toEqual([]);
      expect(await withdraw(token, amount)).toMatchObject({ errcode, ...extras });
      expect(await withdraw(token, name === 'withdraw-ready' ? 500_000 : amount - 1)).toMatchObject(
        {
          errcode: 0,
          status: 1,
        },
      );
    },
  );

  it('withdraw-bank-gone: 1122', async () => {
    const token = await enter(subject, 'withdraw-bank-gone');
    expect(await withdraw(token, 10_000, 99)).toMatchObject({ errcode: 1122 });
  });

  it('withdraw-no-bank: only the missing account blocks a withdrawal', async () => {
    const token = await enter(subject, 'withdraw-no-bank');
    expect(await config(token)).toMatchObject({ reasons: [], bankList: [] });
    expect(await withdraw(token, 10_000)).toMatchObject({ errcode: 1047 });
    expect(await bind('addBank', token, mobile)).toMatchObject({ errcode: 0 });
    expect(await withdraw(token, 10_000)).toMatchObject({ errcode: 0 });
  });

  it('withdraw-excluded: playing is refused, withdrawing is not', async () => {
    const token = await enter(subject, 'withdraw-excluded');
    const [gameId] = (await subject.platform().context.catalogue.current()).games.keys();
    const started = await subject.call('startGame', { gameId }, token);
    expect(started.body).toMatchObject({ errcode: 1212 });
    expect(await config(token)).toMatchObject({ reasons: [] });
    expect(await withdraw(token, 10_000)).toMatchObject({ errcode: 0 });
  });

  it.each([
    ['withdraw-waiting', 1, [1]],
    ['withdraw-in-process', 0, [1, 0]],
    ['withdraw-failed', 2, [1, 0, 2]],
    ['withdraw-rejected', 3, [1, 0, 3]],
    ['withdraw-success', 4, [1, 0, 4]],
  ])('%s: an order in state %i with its steps', async (name, status, steps) => {
    const token = await enter(subject, name);
    const [order] = (await subject.call('withdrawals', { pageSize: 1 }, token)).body[
      'list'
    ] as Record<string, unknown>[];
    const isBack = status === 2 || status === 3;
    expect(order).toMatchObject({
      status,
      amount: 50_000,
      bankName: expect.stringMatching(/./),
      accountMask: expect.stringMatching(/^0[0-9]\*{5}\d{4}$/),
      ...(isBack ? { refundTime: expect.any(Number), failText: expect.stringMatching(/./) } : {}),
    });
    const listed = order?.['steps'] as { status: number; time: number; text: string }[];
    expect(listed.map((step) => step.status)).toEqual(steps);
    expect(listed.map(({ time }) => time)).toEqual(listed.map(({ time }) => time).toSorted());
    expect(listed.every(({ text }) => text !== '')).toBe(true);
    expect((await config(token))['withdrawable']).toBe(500_000);
  });

  it('withdraw-history: three pages, filtered and in order [api.money-records]', async () => {
    const token = await enter(subject, 'withdraw-history');
    const page = async (body: object) => (await subject.call('withdrawals', body, token)).body;
    expect(await page({ pageNo: 3 })).toMatchObject({ pageNo: 3, pageSize: 20 });
    const { list } = await page({ status: 2, pageSize: 50 });
    expect((list as { status: number }[]).every(({ status }) => status === 2)).toBe(true);
    const all = (await page({ pageSize: 50 }))['list'] as { createTime: number }[];
    const times = all.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const whole = await page({ pageSize: 50 });
    const orders: { status: number; arriveAmount: number }[] = [];
    for (let pageNo = 1; pageNo * 50 < (whole['total'] as number) + 50; pageNo += 1) {
      const { list: part, sum } = await page({ pageNo, pageSize: 50 });
      orders.push(...(part as typeof orders));
      expect(sum === undefined).toBe(pageNo > 1);
    }
    const arriving = (...states: number[]) =>
      orders
        .filter((order) => states.includes(order.status))
        .reduce((sum, { arriveAmount }) => sum + arriveAmount, 0);
    expect(whole['sum']).toEqual({ arrived: arriving(4), pending: arriving(0, 1) });
    expect(arriving(4)).toBeGreaterThan(0);
    const [first, , third] = times;
    const between = { beginTime: third, endTime: first };
    expect((await page(between))['list']).toHaveLength(2);
  });

  it('bank-taken: 5 for that account only', async () => {
    const token = await enter(subject, 'bank-taken');
    expect(await bind('addBank', token, ending(TAKEN_END))).toMatchObject({ errcode: 5 });
    expect(await bind('addBank', token, mobile)).toMatchObject({ errcode: 0 });
    expect(await bind('modifyBank', token, ending(TAKEN_END))).toMatchObject({ errcode: 5 });
  });

  it('bank-change-blocked: 1122', async () => {
    const token = await enter(subject, 'bank-change-blocked');
    expect(await bind('modifyBank', token, mobile)).toMatchObject({ errcode: 1122 });
    expect(await bind('modifyBank', token, ending(PAID_END))).toMatchObject({ errcode: 0 });
  });

  it('leaves a consistent ledger', async () => {
    await expectSoundLedger(subject.platform());
  });
});
