import { epochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import { parseAmountWithin } from '#shared/money/typed-amount.ts';
import {
  amountAgain,
  availableToday,
  balanceShares,
  betFraction,
  blockingCodes,
  channelsTo,
  nextDayStart,
  nextUnlock,
  payoutBounds,
  quickPayouts,
  stillToBet,
  type PayoutChannel,
} from '#shared/withdrawal/exchange.ts';
import { payoutOf } from '#shared/withdrawal/payout.ts';
import { vipRuleOf } from '#shared/withdrawal/vip-rule.ts';
import { readWithdrawalRequest } from '#shared/withdrawal/withdrawal-request.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exchangeOf } from './facts.ts';

const bounds = payoutBounds(exchangeOf(), null);
const money = fc.integer({ min: 0, max: 10 ** 12 }).map(minorUnits);
const channel: PayoutChannel = {
  id: 1,
  name: 'Wallet',
  iconUrl: '',
  min: minorUnits(20_000),
  max: minorUnits(50_000),
  feeFixed: minorUnits(0),
  feeBps: 0,
  etaMinutes: 30,
  note: '',
  bankIds: null,
};

describe('the amount that the form starts with', () => {
  const paid = { status: 'success', amount: bounds.least } as const;

  it('is that of the last withdrawal, if it was paid', () => {
    expect(amountAgain(paid, exchangeOf())).toBe(bounds.least);
    expect(amountAgain({ ...paid, amount: bounds.most }, exchangeOf())).toBe(bounds.most);
    expect(amountAgain({ ...paid, status: 'rejected' }, exchangeOf())).toBeNull();
    expect(amountAgain(null, exchangeOf())).toBeNull();
  });

  it('is none that cannot be withdrawn now', () => {
    for (const amount of [bounds.least - 1, bounds.most + 1].map(minorUnits)) {
      expect(amountAgain({ ...paid, amount }, exchangeOf())).toBeNull();
    }
  });
});

describe('payout methods', () => {
  const wallet = { ...channel, id: 1, bankIds: [1] };
  const transfer = { ...channel, id: 2, bankIds: [3, 4] };

  it('are those that pay to the account’s bank', () => {
    expect(channelsTo([wallet, transfer, channel], 1)).toEqual([wallet, channel]);
    expect(channelsTo([wallet, transfer], 4)).toEqual([transfer]);
    expect(channelsTo([wallet, transfer], 9)).toEqual([]);
    expect(channelsTo([wallet, transfer], null)).toEqual([wallet, transfer]);
  });
});

describe('a typed withdrawal amount', () => {
  test.each([
    ['500', 'fine'],
    ['500.5', 'fine'],
    ['', 'empty'],
    ['abc', 'no-amount'],
    ['500.123', 'decimals'],
    ['99.99', 'below'],
    ['1000,00', 'fine'],
    ['1000.01', 'above'],
  ])('%s is %s [validation.withdrawal-amount]', (typed, status) => {
    expect(parseAmountWithin(typed, 'PHP', bounds).status).toBe(status);
  });
});

describe('the limits of a withdrawal', () => {
  it('are the narrowest of the balance, the order limit and the daily quota [validation.withdrawal-amount]', () => {
    expect(payoutBounds(exchangeOf(), null)).toEqual({
      least: 10_000,
      most: 100_000,
      ceiling: 'withdrawable',
    });
    expect(payoutBounds(exchangeOf({ max: minorUnits(90_000) }), null).ceiling).toBe('order');
    expect(payoutBounds(exchangeOf({ quotaLeft: minorUnits(80_000) }), null).ceiling).toBe('quota');
  });

  it('include those of the chosen payout method', () => {
    expect(payoutBounds(exchangeOf(), channel)).toEqual({
      least: 20_000,
      most: 50_000,
      ceiling: 'order',
    });
  });
});

describe('the fee', () => {
  it('is rounded down to a hundredth, and leaves an amount that is never negative', () => {
    expect(payoutOf(minorUnits(10_001), { feeFixed: minorUnits(500), feeBps: 150 })).toEqual({
      amount: 10_001,
      fee: 650,
      arrives: 9_351,
    });
    fc.assert(
      fc.property(money, money, fc.integer({ min: 0, max: 10_000 }), (amount, feeFixed, feeBps) => {
        const { fee, arrives } = payoutOf(amount, { feeFixed, feeBps });
        expect(fee + arrives).toBe(amount);
        expect(arrives).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the remaining bets before a withdrawal', () => {
  it('are what is missing, and zero when all are done', () => {
    const bets = { needBet: minorUnits(500), doneBet: minorUnits(120) };
    expect(stillToBet(bets)).toBe(380);
    expect(betFraction(bets)).toBeCloseTo(0.24);
    expect(stillToBet({ needBet: minorUnits(5), doneBet: minorUnits(9) })).toBe(0);
    expect(betFraction({ needBet: minorUnits(5), doneBet: minorUnits(9) })).toBe(1);
    expect(betFraction({ needBet: minorUnits(0), doneBet: minorUnits(0) })).toBe(1);
  });
});

describe('the reasons that block a withdrawal', () => {
  it('are listed once each, and include a pending order even if the server does not', () => {
    expect(blockingCodes(exchangeOf({ reasons: [104, 104, 1071] }))).toEqual([104, 1071]);
    expect(blockingCodes(exchangeOf({ pendingOrderNo: 'W1' }))).toEqual([1006]);
    expect(blockingCodes(exchangeOf({ pendingOrderNo: 'W1', reasons: [1006] }))).toEqual([1006]);
    expect(blockingCodes(exchangeOf())).toEqual([]);
  });
});

describe('the money that unlocks next', () => {
  const part = (amount: number, toBet: number) => ({
    kind: 'own' as const,
    source: 'deposit' as const,
    amount: minorUnits(amount),
    needBet: minorUnits(toBet + 7),
    doneBet: minorUnits(7),
  });

  it('is that of the first part with money, after the bets of all before it', () => {
    expect(nextUnlock([part(500, 900), part(300, 100)])).toEqual({ toBet: 900, frees: 500 });
    expect(nextUnlock([part(0, 900), part(300, 100)])).toEqual({ toBet: 1_000, frees: 300 });
    expect(nextUnlock([part(0, 900)])).toBeNull();
    expect(nextUnlock([])).toBeNull();
  });

  it('is enough for the amount that is asked for', () => {
    const parts = [part(500, 900), part(300, 100), part(50, 10)];
    expect(nextUnlock(parts, minorUnits(501))).toEqual({ toBet: 1_000, frees: 800 });
    expect(nextUnlock(parts, minorUnits(851))).toBeNull();
  });
});

describe('the money available today', () => {
  it('is capped by what is left of the day, whether or not the server capped it', () => {
    const facts = { locked: minorUnits(10_000), quotaLeft: minorUnits(5_000) };
    const told = { amount: 5_000, free: 40_000, limit: 'amount' };
    const coin = minorUnits(50_000);
    const open = exchangeOf({ ...facts, withdrawable: minorUnits(40_000) });
    expect(availableToday(open, coin)).toEqual(told);
    const capped = exchangeOf({ ...facts, withdrawable: minorUnits(5_000) });
    expect(availableToday(capped, coin)).toEqual(told);
    expect(payoutBounds(capped, null).ceiling).toBe('quota');
  });

  it('is nothing once the day has no withdrawal left', () => {
    expect(availableToday(exchangeOf({ dayCount: 2 }), null)).toEqual({
      amount: 0,
      free: 100_000,
      limit: 'count',
    });
  });

  it('is all that no wagering locks otherwise', () => {
    expect(availableToday(exchangeOf(), null)).toEqual({
      amount: 100_000,
      free: 100_000,
      limit: null,
    });
  });
});

describe('the quick amounts of a withdrawal', () => {
  const quickOf = (withdrawable: number, min = 10_000) =>
    quickPayouts(
      payoutBounds(
        exchangeOf({ withdrawable: minorUnits(withdrawable), min: minorUnits(min) }),
        null,
      ),
    );

  // One withdrawal is at most ₱5,000.00 here.
  it.each([
    [1_234_567, 10_000, [50_000, 100_000, 200_000]],
    [60_000, 10_000, [10_000, 20_000, 50_000]],
    [50_000, 10_000, [10_000, 20_000]],
    [60_000, 30_000, [50_000]],
    [9_000, 10_000, []],
  ])('of %i from %i are %j', (withdrawable, min, wanted) => {
    expect(quickOf(withdrawable, min)).toEqual(wanted);
  });
});

describe('the shares of a balance', () => {
  const part = (kind: 'own' | 'bonus', amount: number) =>
    ({
      kind,
      source: kind === 'own' ? 'deposit' : 'vip',
      amount: minorUnits(amount),
      needBet: minorUnits(amount),
      doneBet: minorUnits(0),
    }) as const;

  it('are free money, locked deposits and locked bonuses', () => {
    const exchange = exchangeOf({
      locked: minorUnits(50_000),
      parts: [part('own', 20_000), part('bonus', 20_000), part('bonus', 10_000)],
    });
    expect(balanceShares(exchange, minorUnits(150_000))).toEqual({
      free: 100_000,
      own: 20_000,
      bonus: 30_000,
    });
  });

  it('are free and locked money where the server does not name the parts', () => {
    const exchange = exchangeOf({ locked: minorUnits(50_000), parts: null });
    expect(balanceShares(exchange, minorUnits(150_000))).toEqual({
      free: 100_000,
      own: 50_000,
      bonus: 0,
    });
  });

  test('add up to the balance, whatever the parts say', () => {
    fc.assert(
      fc.property(
        money,
        money,
        fc.array(fc.tuple(fc.constantFrom('own', 'bonus'), money)),
        (free, locked, parts) => {
          const exchange = exchangeOf({
            withdrawable: free,
            quotaLeft: minorUnits(free + 1),
            locked,
            parts: parts.map(([kind, amount]) => part(kind, amount)),
          });
          const coin = minorUnits(free + locked);
          const shares = balanceShares(exchange, coin);
          expect(shares.free + shares.own + shares.bonus).toBe(coin);
          expect(Math.min(shares.free, shares.own, shares.bonus)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 200, seed: 1 },
    );
  });
});

describe('the next day', () => {
  it('begins at midnight of the market', () => {
    const hour = 3_600_000;
    const noonUtc = epochMs(Date.UTC(2026, 10, 21, 12));
    expect(nextDayStart(noonUtc, 8 * hour)).toBe(Date.UTC(2026, 10, 21, 16));
    const late = epochMs(Date.UTC(2026, 10, 21, 17));
    expect(nextDayStart(late, 8 * hour)).toBe(Date.UTC(2026, 10, 22, 16));
    expect(nextDayStart(late, 7 * hour)).toBe(Date.UTC(2026, 10, 22, 17));
  });
});

describe('the next VIP level', () => {
  const level = (number: number) => ({
    level: number,
    needRecharge: minorUnits(0),
    needBet: minorUnits(0),
    withdrawCount: number + 1,
    withdrawMax: minorUnits(1),
    withdrawDayMax: minorUnits(1),
    upgradeBonus: minorUnits(0),
    weeklyBonus: minorUnits(0),
    monthlyBonus: minorUnits(0),
    feeFree: 0,
    aprBps: 0,
  });
  it('is the lowest above the current one, and null at the top', () => {
    const ladder = [level(2), level(0), level(1)];
    expect(vipRuleOf(ladder, 0).next?.level).toBe(1);
    expect(vipRuleOf(ladder, 1).next?.level).toBe(2);
    expect(vipRuleOf(ladder, 2).next).toBeNull();
  });
});

describe('a stored withdrawal request', () => {
  it('is read back, and is null when invalid', () => {
    const request = { amount: minorUnits(500), bankId: 3, channelId: 2 };
    expect(readWithdrawalRequest({ ...request })).toEqual(request);
    expect(readWithdrawalRequest({ amount: 500, bankId: 3 })).toEqual({ amount: 500, bankId: 3 });
    expect(readWithdrawalRequest({ amount: '500', bankId: 3 })).toBeNull();
    expect(readWithdrawalRequest({ amount: 500 })).toBeNull();
  });
});
