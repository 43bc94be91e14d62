/** One tap makes one order: a money call keeps its number through failures until its answer is known. */
import { followServerTime } from '#api/server-clock.ts';
import type { ApiError } from '#contract/api-error.ts';
import {
  removeMoneyOrder,
  findMoneyOrder,
  saveMoneyOrder,
  sendMoneyOrder,
  type MoneyOrder,
} from '#session/money-order.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
let player = 1;
// A new player for each test, so that no stored order of another test is found.
beforeEach(() => {
  player += 1;
  followServerTime(Date.now());
});

const refused = (status: number): ApiError => ({ kind: 'http', status });
const asking = (answer: { data?: string; error?: ApiError }) => {
  const sent: string[] = [];
  return {
    sent,
    send: async ({ reqNo }: { reqNo: string }) => {
      sent.push(reqNo);
      return answer;
    },
  };
};
/** A time request that succeeds. */
const answers = async () => true;

describe('a money order', () => {
  it('preserves its number while its outcome is unknown', async () => {
    const first = await saveMoneyOrder(player, 'deposit', { amount: 100 }, answers);
    const lost = asking({ error: { kind: 'timeout' } });
    const outcome = await sendMoneyOrder(player, first, lost.send, answers);
    expect(outcome.status).toBe('unknown');
    const again = await saveMoneyOrder(player, 'deposit', { amount: 100 }, answers);
    expect(again).toEqual(first);
    expect(lost.sent).toEqual([first.reqNo]);
  });

  it.each<[string, ApiError]>([
    ['a server that is down', refused(502)],
    ['a busy server', refused(429)],
    ['an answer that cannot be read', { kind: 'contract', reason: 'orderNo' }],
    ['a dead session', { kind: 'session-expired' }],
    ['no network', { kind: 'network' }],
  ])('stays open after %s', async (_name, error) => {
    const order = await saveMoneyOrder(player, 'withdrawal', { amount: 5 }, answers);
    await sendMoneyOrder(player, order, asking({ error }).send, answers);
    expect(await findMoneyOrder(player, 'withdrawal', answers)).toEqual(order);
  });

  it.each<[string, { data?: string; error?: ApiError }, string]>([
    ['a success', { data: 'order-1' }, 'done'],
    ['a refusal', { error: { kind: 'errcode', errcode: 1006, details: {} } }, 'refused'],
    ['a request that was not taken', { error: refused(400) }, 'refused'],
  ])('is closed by %s', async (_name, answer, status) => {
    const order = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
    expect((await sendMoneyOrder(player, order, asking(answer).send, answers)).status).toBe(status);
    expect(await findMoneyOrder(player, 'deposit', answers)).toBeNull();
    const next = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
    expect(next.reqNo).not.toBe(order.reqNo);
  });

  it('blocks a second order of its kind only', async () => {
    const deposit = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
    const other = await saveMoneyOrder(player, 'savings-in', { amount: 5 }, answers);
    expect(await saveMoneyOrder(player, 'deposit', { amount: 6 }, answers)).toEqual(deposit);
    await removeMoneyOrder(player, deposit);
    const bigger = await saveMoneyOrder(player, 'deposit', { amount: 6 }, answers);
    expect(bigger).toMatchObject({ kind: 'deposit', body: { amount: 6 } });
    await removeMoneyOrder(player, bigger);
    expect(await findMoneyOrder(player, 'deposit', answers)).toBeNull();
    expect(await findMoneyOrder(player, 'savings-in', answers)).toEqual(other);
  });

  it('is dropped once the server has forgotten it, and never returned for another player', async () => {
    const order: MoneyOrder = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
    expect(await findMoneyOrder(player + 1000, 'deposit', answers)).toBeNull();
    followServerTime(Date.now() + DAY - MINUTE);
    expect(await findMoneyOrder(player, 'deposit', answers)).toEqual(order);
    followServerTime(Date.now() + DAY);
    expect(await findMoneyOrder(player, 'deposit', answers)).toBeNull();
  });

  it('is not sent again by a page left open until the server has forgotten it', async () => {
    const order = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
    const platform = asking({ data: 'order-1' });
    followServerTime(Date.now() + DAY);
    const silent = await sendMoneyOrder(player, order, platform.send, async () => false);
    expect(silent.status).toBe('unknown');
    expect((await sendMoneyOrder(player, order, platform.send, answers)).status).toBe('refused');
    expect(platform.sent).toEqual([]);
    expect((await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers)).reqNo).not.toBe(
      order.reqNo,
    );
  });

  it('is sent again when only the device’s clock was ahead', async () => {
    const order = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
    const platform = asking({ data: 'order-1' });
    followServerTime(Date.now() + DAY);
    const asked = vi.fn(async () => {
      followServerTime(Date.now());
      return true;
    });
    expect((await sendMoneyOrder(player, order, platform.send, asked)).status).toBe('done');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(platform.sent).toEqual([order.reqNo]);
  });

  it('is dated by the server’s clock when the device’s clock was set since the last answer', async () => {
    vi.useFakeTimers({ now: Date.now() });
    const right = Date.now();
    followServerTime(right);
    vi.setSystemTime(right - 2 * DAY);
    const order = await saveMoneyOrder(player, 'deposit', { amount: 5 }, async () => {
      followServerTime(right);
      return true;
    });
    expect(order.openedAt).toBe(right);
    vi.useRealTimers();
  });

  it('is preserved when the device’s clock jumps, as long as the server knows it', async () => {
    vi.useFakeTimers({ now: Date.now() });
    const order = await saveMoneyOrder(player, 'withdrawal', { amount: 5 }, answers);
    for (const jump of [2 * DAY, -5 * DAY]) {
      const right = Date.now();
      vi.setSystemTime(right + jump);
      followServerTime(right);
      expect(await findMoneyOrder(player, 'withdrawal', answers)).toEqual(order);
      expect((await saveMoneyOrder(player, 'withdrawal', { amount: 5 }, answers)).reqNo).toBe(
        order.reqNo,
      );
      vi.setSystemTime(right);
    }
    vi.useRealTimers();
  });
});
