import { boundsOf, isAllowedAmount, judgeAmount } from '#shared/deposit/amount-verdict.ts';
import { firstDepositReward, itemFor, sumsOf } from '#shared/deposit/costs.ts';
import { channelToUse, type DepositChannel, type DepositOffer } from '#shared/deposit/offer.ts';
import { packagePercent, packagesToShow, packageTotal } from '#shared/deposit/sign-up-package.ts';
import type { OwnedBoost } from '#shared/reward/reward-item.ts';
import { epochMs } from '#shared/time/duration.ts';
import { add, fromCoins, minorUnits, ZERO } from '#shared/money/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const channel: DepositChannel = {
  id: 1,
  name: 'LanternPay',
  icon: '',
  min: fromCoins(100),
  max: fromCoins(10_000),
  feeFixed: ZERO,
  feeBps: 0,
  etaMin: 5,
  usualMin: null,
  isOpen: true,
  note: '',
};
const offer: DepositOffer = {
  min: fromCoins(50),
  max: fromCoins(50_000),
  quickAmounts: [],
  channels: [channel],
  items: [],
  packages: [],
  tiers: [],
  left: { day: null, week: null, month: null },
};
const coins = fc.integer({ min: 0, max: 1_000_000 }).map(fromCoins);
const item = (price: number, bonus: number, betRate = 3) => ({
  id: price,
  type: 4,
  price: fromCoins(price),
  bonusAmount: fromCoins(bonus),
  betRate,
});

describe('the limits of an amount', () => {
  it('are the narrower of the server’s and the channel’s', () => {
    expect(boundsOf(offer, channel)).toEqual({
      min: fromCoins(100),
      max: fromCoins(10_000),
      left: null,
    });
    const wide = { ...channel, min: fromCoins(1), max: fromCoins(90_000) };
    expect(boundsOf(offer, wide)).toMatchObject({ min: fromCoins(50), max: fromCoins(50_000) });
    expect(boundsOf(offer, null)).toMatchObject({ min: fromCoins(50), max: fromCoins(50_000) });
  });

  it('include the smallest of the player’s own limits', () => {
    const left = { day: fromCoins(900), week: null, month: fromCoins(400) };
    expect(boundsOf({ ...offer, left }, channel).left).toBe(fromCoins(400));
  });
});

describe('a quick amount', () => {
  it('can be chosen exactly when it would be valid if typed', () => {
    const few = fc.integer({ min: 1, max: 1_500 });
    const bound = fc.option(few.map(fromCoins), { nil: null });
    fc.assert(
      fc.property(few, few, few, bound, (amount, one, other, left) => {
        const bounds = {
          min: fromCoins(Math.min(one, other)),
          max: fromCoins(Math.max(one, other)),
          left,
        };
        expect(isAllowedAmount(fromCoins(amount), bounds)).toBe(
          judgeAmount(String(amount), 'PHP', bounds).status === 'fine',
        );
      }),
    );
  });

  it('cannot be chosen above the player’s own limit', () => {
    const bounds = { min: fromCoins(50), max: fromCoins(50_000), left: fromCoins(400) };
    expect(isAllowedAmount(fromCoins(400), bounds)).toBe(true);
    expect(isAllowedAmount(fromCoins(401), bounds)).toBe(false);
  });
});

describe('a typed amount', () => {
  const bounds = { min: fromCoins(50), max: fromCoins(50_000), left: null };

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['12.5', 'not-whole'],
    ['100,50', 'not-whole'],
    ['1.000', 'not-whole'],
    ['-50', 'no-amount'],
    ['1e3', 'no-amount'],
    ['abc', 'no-amount'],
    ['10 00', 'no-amount'],
    ['0', 'under'],
    ['49', 'under'],
    ['50001', 'over'],
    ['99999999999999', 'over'],
  ])('%j is %s [validation.deposit-amount]', (typed, status) => {
    expect(judgeAmount(typed, 'PHP', bounds).status).toBe(status);
  });

  it.each([
    ['50', 50],
    ['50000', 50_000],
    [' 1,000 ', 1000],
    ['0100', 100],
    ['100,00', 100],
    ['๕๐๐', 500],
  ])('%j is %i coins', (typed, amount) => {
    expect(judgeAmount(typed, 'PHP', bounds)).toEqual({
      status: 'fine',
      amount: fromCoins(amount),
    });
  });

  it('is rejected over the player’s own limit, whatever the channel accepts', () => {
    const limited = { ...bounds, left: minorUnits(25_050) };
    expect(judgeAmount('251', 'PHP', limited)).toEqual({ status: 'over-limit', left: 25_050 });
    expect(judgeAmount('250', 'PHP', limited).status).toBe('fine');
    expect(judgeAmount('10', 'PHP', { ...bounds, left: ZERO }).status).toBe('over-limit');
  });

  it('is valid exactly within the limits, as whole coins [validation.deposit-amount]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), coins, coins, (typed, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        const isFine =
          judgeAmount(String(typed), 'PHP', { min, max, left: null }).status === 'fine';
        expect(isFine).toBe(fromCoins(typed) >= min && fromCoins(typed) <= max);
      }),
    );
  });
});

describe('the sums of a deposit', () => {
  it('add the fee to the price and list the bonus separately', () => {
    const terms = { feeFixed: minorUnits(150), feeBps: 100 };
    expect(sumsOf(fromCoins(500), terms, item(500, 10))).toEqual({
      amount: fromCoins(500),
      fee: minorUnits(650),
      pays: minorUnits(50_650),
      bonus: fromCoins(10),
      boost: 0,
      mustBet: fromCoins(30),
    });
  });

  it('include the boost and its own bets', () => {
    const boost: OwnedBoost = {
      kind: 'boost',
      id: 1,
      grantedAt: epochMs(0),
      expiresAt: epochMs(1),
      usedAt: null,
      percent: 5,
      minDeposit: fromCoins(100),
      maxBonus: null,
      betRate: 35,
      orderNo: null,
      added: ZERO,
    };
    expect(sumsOf(fromCoins(500), channel, item(500, 10), boost)).toMatchObject({
      bonus: fromCoins(10),
      boost: fromCoins(25),
      mustBet: fromCoins(30 + 875),
    });
  });

  it('require whole hundredths of bets, never less than the bonus requires', () => {
    fc.assert(
      fc.property(coins, fc.double({ min: 0, max: 50, noNaN: true }), (bonusAmount, betRate) => {
        const bought = { ...item(500, 0), bonusAmount, betRate };
        const { mustBet, bonus } = sumsOf(fromCoins(500), channel, bought);
        expect(Number.isSafeInteger(mustBet)).toBe(true);
        expect(mustBet).toBeGreaterThanOrEqual(bonus * betRate);
        expect(mustBet).toBeLessThanOrEqual(bonus * betRate + 1);
      }),
    );
  });

  it('use the item of exactly that price, the better of two', () => {
    const items = [item(300, 5), item(500, 10), { ...item(500, 25), id: 7 }];
    expect(itemFor(fromCoins(500), items)?.id).toBe(7);
    expect(itemFor(fromCoins(499), items)).toBeNull();
    expect(itemFor(fromCoins(501), items)).toBeNull();
  });

  it('reward a first deposit with price + bonus', () => {
    expect(firstDepositReward(item(500, 25))).toBe(fromCoins(525));
  });
});

describe('the sign-up packages', () => {
  const pack = (price: number, bonus: number, daily: number, days: number) => ({
    ...item(price, bonus),
    name: '',
    daily: fromCoins(daily),
    days,
  });

  it('follow the formulas of spec §9', () => {
    const card = pack(300, 60, 12, 14);
    expect(packagePercent(card)).toBe(76);
    expect(packageTotal(card)).toBe(fromCoins(528));
  });

  it('have as their percentage what their total adds to the price', () => {
    const amount = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 1, max: 30 }), (p, b, d, days) => {
        const card = pack(p, b, d, days);
        const gain = packageTotal(card) - card.price;
        expect(packageTotal(card)).toBe(add(card.price, card.bonusAmount) + card.daily * days);
        expect(packagePercent(card)).toBe(Math.floor((gain * 100) / card.price));
      }),
    );
  });

  it('are limited to three, the largest bonus first', () => {
    const shown = packagesToShow([
      pack(1, 5, 1, 7),
      pack(2, 9, 1, 7),
      pack(3, 7, 1, 7),
      pack(4, 1, 1, 7),
    ]);
    expect(shown.map(({ bonusAmount }) => bonusAmount)).toEqual([9, 7, 5].map(fromCoins));
  });
});

describe('the preselected channel', () => {
  const closed = { ...channel, id: 2, isOpen: false };
  it('is the chosen one while it is open, else the first open one', () => {
    const other = { ...channel, id: 3 };
    expect(channelToUse([channel, closed, other], 3)?.id).toBe(3);
    expect(channelToUse([closed, channel, other], 2)?.id).toBe(1);
    expect(channelToUse([closed, channel], null)?.id).toBe(1);
    expect(channelToUse([closed], 2)).toBeNull();
  });
});
