/** Rates, shares and lengths of another backend, of any size: what the app makes of them is money, or left out. */
import { toDepositOffer } from '#api/deposit-wire.ts';
import { accountLength, ACCOUNT_LENGTH_MAX } from '#shared/bank-account/account-length.ts';
import { tradeInfo } from '#shared/deposit/trade-contract.ts';
import { depositFee, withdrawalFee } from '#shared/money/fee.ts';
import { isMinorUnits, minorUnits, ZERO } from '#shared/money/money.ts';
import { boostBonus } from '#shared/reward/reward-item.ts';
import { mustBetFor } from '#shared/wagering/wagering.ts';
import { readTolerantly } from '#shared/wire/tolerance.ts';
import { ASKED_MAX } from '#shared/wire/wire.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const amount = fc.integer({ min: 0, max: ASKED_MAX }).map(minorUnits);
const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom(0.1, 12.5, -1, 1e308, -1e308, 5e-324, 2 ** 53),
);

it('asks for bets that are an amount, whatever the multiple', () => {
  fc.assert(
    fc.property(amount, anyNumber, (bonus, betRate) => {
      expect(mustBetFor(bonus, betRate)).toSatisfy(isMinorUnits);
      expect(mustBetFor(bonus, betRate)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('adds a bonus that is an amount, whatever the percentage of a boost', () => {
  fc.assert(
    fc.property(amount, anyNumber, (deposit, percent) => {
      const boost = { percent, minDeposit: ZERO, maxBonus: null };
      expect(boostBonus(deposit, boost)).toSatisfy(isMinorUnits);
      expect(boostBonus(deposit, { ...boost, maxBonus: minorUnits(500) })).toBeLessThanOrEqual(500);
    }),
  );
});

describe('the fee of a channel', () => {
  const channel = {
    id: 1,
    code: 'a',
    name: 'A',
    kind: 1,
    min: 0,
    max: 100,
    feeFixed: 0,
    feeBps: 0,
    etaMin: 5,
    payMode: 'qr',
    status: 1,
  };
  const channelsOf = (more: object) => {
    const read = readTolerantly(tradeInfo, {
      rechargeList: [],
      payChannelList: [channel, { ...channel, id: 2, ...more }],
      rechargeMin: 0,
      rechargeMax: 0,
      quickAmounts: [],
      exchangeConfig: null,
    });
    if (!read.success) throw new Error('refused');
    return toDepositOffer(read.output, { origin: '', pictureOrigins: [] }).channels;
  };

  it('may have decimals, and is rounded as a whole one', () => {
    const share = { feeFixed: ZERO, feeBps: 12.5 };
    expect(depositFee(minorUnits(10_000), share)).toBe(13);
    expect(withdrawalFee(minorUnits(10_000), share)).toBe(12);
  });

  it('is an amount for every share that a channel may have', () => {
    const shares = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(amount, shares, (sum, feeBps) => {
        for (const feeOf of [depositFee, withdrawalFee]) {
          expect(feeOf(sum, { feeFixed: ZERO, feeBps })).toSatisfy(isMinorUnits);
        }
      }),
    );
  });

  it.each([-1, 10_001, 1e308])('of %d ten-thousandths closes that channel only', (feeBps) => {
    expect(channelsOf({ feeBps }).map(({ id }) => id)).toEqual([1]);
  });

  it.each([-5, null, 'soon', Infinity])('is no matter of an odd usual time: %j', (etaMedianMin) => {
    expect(channelsOf({ etaMedianMin, etaFrom: -1 })[1]).toMatchObject({ id: 2, usualMin: null });
  });
});

it.each([
  [8, 12, 8, 12],
  [null, null, 1, ACCOUNT_LENGTH_MAX],
  [12, 8, 1, ACCOUNT_LENGTH_MAX],
  [-3, 0, 1, ACCOUNT_LENGTH_MAX],
  [0, 1e308, 1, ACCOUNT_LENGTH_MAX],
  [40, null, 1, ACCOUNT_LENGTH_MAX],
])('account numbers of %j to %j characters are taken as %i to %i', (min, max, from, to) => {
  expect(accountLength(min, max)).toEqual({ min: from, max: to });
});
