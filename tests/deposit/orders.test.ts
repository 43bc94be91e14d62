import { nextCheckIn } from '#shared/deposit/check-schedule.ts';
import { readDepositQuery } from '#shared/deposit/deposit-query.ts';
import { isFirstDeposit, payWay } from '#shared/deposit/order.ts';
import { readRefusal } from '#shared/deposit/refusal.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import { watchDeposit, type WatchPorts } from '#state/deposit/deposit-watch.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Times of all checks in a series, in ms from its start. */
function momentsOf(): number[] {
  const moments: number[] = [];
  let now = 0;
  for (let checks = 0; ; checks += 1) {
    const wait = nextCheckIn({ startedAt: 0, checks }, now);
    if (wait === null) return moments;
    now += wait;
    moments.push(now);
  }
}

describe('the schedule of status checks', () => {
  it('is every 2 s five times, then every 5 s up to 3 min (contract, deposit part)', () => {
    const moments = momentsOf();
    expect(moments.slice(0, 7)).toEqual([2_000, 4_000, 6_000, 8_000, 10_000, 15_000, 20_000]);
    expect(moments.at(-1)).toBe(180_000);
    expect(moments).toHaveLength(5 + 34);
  });
});

describe('watching an order', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function watched(settlesAfter = Number.POSITIVE_INFINITY) {
    const asked: number[] = [];
    const phases: string[] = [];
    let isAwake = true;
    let wake = () => undefined as void;
    const ports: WatchPorts = {
      now: Date.now,
      isAwake: () => isAwake,
      watchAwake: (onChange) => {
        wake = onChange;
        return () => {
          wake = () => undefined;
        };
      },
    };
    const watch = watchDeposit(
      {
        check: async () => {
          asked.push(Date.now());
          return asked.length >= settlesAfter;
        },
        onPhase: (phase) => phases.push(phase),
      },
      ports,
    );
    const become = (awake: boolean) => {
      isAwake = awake;
      wake();
    };
    return { asked, phases, watch, become };
  }

  it('checks at once, then by the schedule, and pauses after three minutes', async () => {
    const { asked, phases } = watched();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toEqual([0, ...momentsOf()]);
    expect(phases.at(-1)).toBe('paused');
  });

  it('stops at the final answer', async () => {
    const { asked, watch } = watched(3);
    await vi.advanceTimersByTimeAsync(60_000);
    watch.askNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([0, 2_000, 4_000]);
  });

  it('pauses in the background and checks at once when the player returns', async () => {
    const { asked, become, phases } = watched();
    await vi.advanceTimersByTimeAsync(3_000);
    become(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([0, 2_000]);
    expect(phases.at(-1)).toBe('paused');
    become(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([0, 2_000, 63_000, 65_000]);
  });

  it('restarts the schedule on a press after it ended', async () => {
    const { asked, watch } = watched();
    await vi.advanceTimersByTimeAsync(200_000);
    const before = asked.length;
    watch.askNow();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.slice(before)).toEqual([200_000, 202_000]);
  });

  it('stops on request, and never runs two checks at once', async () => {
    const { asked, watch } = watched();
    watch.askNow();
    watch.askNow();
    expect(asked).toEqual([0]);
    await vi.advanceTimersByTimeAsync(0);
    watch.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([0]);
  });
});

describe('the payment address of an order', () => {
  it('is a path of the server or an HTTP address', () => {
    expect(payWay('/cashier/pay/?p=1', 'embed', undefined)?.url).toBe('/cashier/pay/?p=1');
    expect(payWay('https://pay.example/1', 'qr', 'x')).toEqual({
      url: 'https://pay.example/1',
      mode: 'qr',
      code: 'x',
    });
    expect(payWay('http://127.0.0.1:1/x', 'redirect', '')?.code).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/', '', 'blob:x', 'pay'])(
    'is never %j',
    (url) => {
      expect(payWay(url, 'embed', undefined)).toBeNull();
    },
  );
});

describe('the first deposit', () => {
  it('is one without any other deposit', () => {
    expect(isFirstDeposit(ZERO, fromCoins(500))).toBe(true);
    expect(isFirstDeposit(fromCoins(500), fromCoins(500))).toBe(true);
    expect(isFirstDeposit(fromCoins(501), fromCoins(500))).toBe(false);
  });
});

describe('the address of the deposit screen', () => {
  it('accepts an order or the packages, and ignores invalid values', () => {
    expect(readDepositQuery({ typeId: 'SignUpBonus', orderNo: 'D1-A' })).toEqual({
      typeId: 'SignUpBonus',
      orderNo: 'D1-A',
    });
    expect(readDepositQuery({ typeId: 'SignUpBonus', packageId: 6005 })).toEqual({
      typeId: 'SignUpBonus',
      packageId: 6005,
    });
    expect(readDepositQuery({ packageId: '6005' })).toEqual({ packageId: 6005 });
    expect(readDepositQuery({ packageId: '6e3' })).toEqual({});
    expect(readDepositQuery({ packageId: 6.5 })).toEqual({});
    expect(readDepositQuery({ orderNo: 7 })).toEqual({ orderNo: '7' });
    expect(readDepositQuery({ typeId: 'x', orderNo: '<b>' })).toEqual({});
    expect(readDepositQuery({ orderNo: 'a'.repeat(65) })).toEqual({});
  });
});

describe('a refusal', () => {
  it('is read with the details of its code', () => {
    expect(readRefusal(1211, { left: 25_000, resetTime: 9 })).toEqual({
      kind: 'limit',
      left: 25_000,
      resetTime: 9,
    });
    expect(readRefusal(1232, { min: 5_000, max: 7_000 })).toEqual({
      kind: 'range',
      min: 5_000,
      max: 7_000,
    });
    expect(readRefusal(1223, { reason: 'blurred' })).toEqual({
      kind: 'identity-rejected',
      reason: 'blurred',
    });
    expect(readRefusal(1203, { resendIn: 60 })).toEqual({ kind: 'too-many', seconds: 60 });
  });

  it('is read without details when they are missing or invalid', () => {
    expect(readRefusal(1211, {})).toEqual({ kind: 'limit', left: null, resetTime: null });
    expect(readRefusal(1212, { until: 'soon' })).toEqual({ kind: 'excluded', until: null });
    expect(readRefusal(1213, { until: -1 })).toEqual({ kind: 'break', until: null });
    expect(readRefusal(1232, { min: 0.5 })).toEqual({ kind: 'range', min: null, max: null });
    expect(readRefusal(1223, { reason: 4 })).toEqual({ kind: 'identity-rejected', reason: '' });
  });

  it.each([
    [101, 'blocked'],
    [1221, 'identity-needed'],
    [1222, 'identity-in-review'],
    [1233, 'channel-down'],
    [1241, 'owned'],
  ])('%i is %s', (code, kind) => {
    expect(readRefusal(code, {})).toEqual({ kind });
  });

  it('is null for a code without a text of its own', () => {
    expect(readRefusal(4711, {})).toBeNull();
  });
});
