/** One tap makes one order: a money call keeps its number through failures until its answer is known. */
import { followServerTime } from '#api/core/server-clock.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import {
  removeMoneyOrder,
  findMoneyOrder,
  saveMoneyOrder,
  type MoneyOrder,
} from '#state/money-call/money-order.ts';
import { sendMoneyOrder } from '#state/money-call/money-sender.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

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

  describe('that is refused while an earlier request may still reach the server', () => {
    const refusal = asking({ error: { kind: 'errcode', errcode: 1006, details: {} } });
    const start = 1_790_000_000_000;
    beforeEach(() => {
      vi.useFakeTimers({ now: start });
      followServerTime(start);
    });
    afterEach(() => void vi.useRealTimers());

    /** An order whose first request was given up. */
    async function givenUp() {
      const order = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
      await sendMoneyOrder(player, order, asking({ error: { kind: 'timeout' } }).send, answers);
      return order;
    }

    it('stays open for a minute by the server’s clock', async () => {
      const order = await givenUp();
      let now = start;
      const syncClock = async () => {
        followServerTime(now);
        return true;
      };
      const again = async () =>
        (await sendMoneyOrder(player, order, refusal.send, syncClock)).status;
      expect(await again()).toBe('unknown');
      now += MINUTE / 2;
      vi.setSystemTime(start + DAY / 2);
      expect(await again()).toBe('unknown');
      expect(await findMoneyOrder(player, 'deposit', syncClock)).toEqual(order);
      now += MINUTE / 2;
      expect(await again()).toBe('refused');
      expect(await findMoneyOrder(player, 'deposit', syncClock)).toBeNull();
    });

    it('stays open as long as the server’s time is unknown', async () => {
      const order = await givenUp();
      const silent = async () => false;
      for (let turn = 0; turn < 3; turn += 1) {
        vi.advanceTimersByTime(MINUTE);
        const { status } = await sendMoneyOrder(player, order, refusal.send, silent);
        expect(status).toBe('unknown');
      }
    });

    it.each<[string, ApiError]>([
      ['a broken connection', { kind: 'network' }],
      ['an answer', refused(503)],
    ])('is closed at once when that request ended with %s', async (_name, error) => {
      const order = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
      await sendMoneyOrder(player, order, asking({ error }).send, answers);
      const { status } = await sendMoneyOrder(player, order, refusal.send, answers);
      expect(status).toBe('refused');
    });
  });

  it('is not sent again by a tab that still has it after another one was refused', async () => {
    const order = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
    const refusal = asking({ error: { kind: 'errcode', errcode: 1006, details: {} } });
    await sendMoneyOrder(player, order, refusal.send, answers);
    const other = asking({ data: 'order-1' });
    expect((await sendMoneyOrder(player, order, other.send, answers)).status).toBe('refused');
    expect(other.sent).toEqual([]);
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

  it('leaves the orders of a player who signed in meanwhile alone', async () => {
    const order = await saveMoneyOrder(player, 'deposit', { amount: 5 }, answers);
    await removeMoneyOrder(player, order);
    const next = await saveMoneyOrder(player + 1000, 'deposit', { amount: 6 }, answers);
    for (const error of [refused(400), refused(502)]) {
      await sendMoneyOrder(player, order, asking({ error }).send, answers);
    }
    await removeMoneyOrder(player, order);
    expect(await findMoneyOrder(player + 1000, 'deposit', answers)).toEqual(next);
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
