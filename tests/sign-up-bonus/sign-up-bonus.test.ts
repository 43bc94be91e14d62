/** The sign-up bonus: its calendar and its packages (spec §2, §4, §5, §9). */
import { toDepositOffer } from '#api/deposit-wire.ts';
import type { SignUpPackage } from '#shared/deposit/offer.ts';
import {
  packageWagering,
  packagePercent,
  packagesToShow,
  packageTotal,
} from '#shared/deposit/sign-up-package.ts';
import { minorUnits } from '#shared/money/money.ts';
import {
  CALENDAR_CELLS,
  calendarOf,
  claimableDay,
  hasClaimableDay,
  hasDayToCome,
  isBuyable,
  type BonusDayState,
  type SignUpBonus,
} from '#shared/sign-up-bonus/sign-up-bonus.ts';
import { epochMs } from '#shared/time/duration.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const STATES: readonly BonusDayState[] = ['locked', 'expired', 'claimed', 'claimable'];
const days = fc.array(fc.constantFrom(...STATES), { maxLength: 40 });
const amount = fc.integer({ min: 0, max: 100_000_000 }).map(minorUnits);
const pack = fc.record({
  id: fc.integer({ min: 1, max: 9999 }),
  type: fc.constant(6),
  name: fc.string(),
  price: amount.filter((price) => price > 0),
  bonusAmount: amount,
  betRate: fc.double({ min: 0, max: 50, noNaN: true }),
  daily: amount,
  days: fc.integer({ min: 1, max: 30 }),
});

describe('the calendar', () => {
  it('has thirty cells: the package’s days, then blanks [sign-up-bonus.calendar] [flow.sign-up-bonus.day]', () => {
    const cells = calendarOf({ days: ['claimed', 'expired', 'claimable'] }, 7);
    expect(cells).toHaveLength(CALENDAR_CELLS);
    expect(cells.slice(0, 8)).toEqual([
      { kind: 'day', day: 1, state: 'claimed' },
      { kind: 'day', day: 2, state: 'expired' },
      { kind: 'day', day: 3, state: 'claimable' },
      // Days missing from the answer are locked (spec §4).
      ...[4, 5, 6, 7].map((day) => ({ kind: 'day', day, state: 'locked' })),
      { kind: 'blank' },
    ]);
  });

  it('shows every day in the answer or the package', () => {
    fc.assert(
      fc.property(days, fc.option(fc.nat({ max: 60 })), (wireDays, packageDays) => {
        const cells = calendarOf({ days: wireDays }, packageDays);
        const shown = cells.filter((cell) => cell.kind === 'day');
        expect(cells.length).toBe(Math.max(30, wireDays.length, packageDays ?? 0));
        expect(shown.length).toBe(Math.max(wireDays.length, packageDays ?? 0));
        expect(shown.slice(0, wireDays.length).map(({ state }) => state)).toEqual(wireDays);
        expect(shown.slice(wireDays.length).every(({ state }) => state === 'locked')).toBe(true);
        expect(cells.slice(shown.length).every(({ kind }) => kind === 'blank')).toBe(true);
        expect(hasDayToCome(cells)).toBe(shown.some(({ state }) => state === 'locked'));
      }),
    );
  });

  it('finds the claimable day, and so the red dot [flow.sign-up-bonus.claimed]', () => {
    fc.assert(
      fc.property(fc.array(days, { maxLength: 3 }), (all) => {
        const owned = all.map((wireDays, id) => ({
          id,
          packageId: 1,
          boughtAt: epochMs(0),
          days: wireDays,
          rewards: null,
        }));
        const isAny = all.flat().includes('claimable');
        expect(hasClaimableDay(owned)).toBe(isAny);
        for (const one of owned) {
          const day = claimableDay(one);
          if (day === null) expect(one.days).not.toContain('claimable');
          else expect(one.days[day - 1]).toBe('claimable');
        }
      }),
    );
  });
});

describe('a package', () => {
  it('has the total and percentage of §9, to the hundredth', () => {
    fc.assert(
      fc.property(pack, (one) => {
        // The spec's formula in exact integers.
        const [price, bonus, daily] = [one.price, one.bonusAmount, one.daily].map(BigInt);
        const beyond = (bonus ?? 0n) + (daily ?? 0n) * BigInt(one.days);
        expect(BigInt(packageTotal(one))).toBe((price ?? 0n) + beyond);
        expect(BigInt(packagePercent(one))).toBe((beyond * 100n) / (price ?? 1n));
      }),
    );
  });

  it('sums the bets of every bonus, each rounded up', () => {
    fc.assert(
      fc.property(pack, (one) => {
        const each = Math.ceil(one.daily * one.betRate);
        expect(packageWagering(one)).toEqual({
          amount: one.bonusAmount + one.daily * one.days,
          need: Math.ceil(one.bonusAmount * one.betRate) + each * one.days,
          days: null,
        });
      }),
    );
  });

  it('is shown among at most three on sale, the largest bonus first [sign-up-bonus.packages]', () => {
    fc.assert(
      fc.property(fc.array(pack), fc.array(fc.integer({ min: 1, max: 9999 })), (all, ids) => {
        const soldIds = [...ids, ...all.slice(0, 2).map(({ id }) => id)];
        const shown = packagesToShow(all, soldIds);
        const sold = all.filter(({ id }) => soldIds.includes(id) || soldIds.length === 0);
        expect(shown).toHaveLength(Math.min(3, sold.length));
        const left = sold.filter((one) => !shown.includes(one));
        for (const [at, { bonusAmount }] of shown.entries()) {
          const later = [...shown.slice(at + 1), ...left];
          expect(later.every((other) => other.bonusAmount <= bonusAmount)).toBe(true);
        }
      }),
    );
  });

  it('cannot be bought twice, nor beside another owned one [flow.sign-up-bonus.claimed] [validation.sign-up-bonus.bought]', () => {
    const bonus: SignUpBonus = { isOwned: false, owned: [], isClaimable: false, boughtIds: [6004] };
    expect(isBuyable(6004, bonus)).toBe(false);
    expect(isBuyable(6005, bonus)).toBe(true);
    expect(isBuyable(6005, { ...bonus, isOwned: true })).toBe(false);
    // An unknown list forbids nothing: the server decides.
    expect(isBuyable(6004, null)).toBe(true);
  });
});

describe('an item on sale', () => {
  type Trade = Parameters<typeof toDepositOffer>[0];
  type Item = Trade['rechargeList'][number];
  const item = (fields: Partial<Item>): Item => ({
    id: 1,
    type: 6,
    price: minorUnits(10_000),
    bonusAmount: minorUnits(2_000),
    showLimit: minorUnits(0),
    paramStr: '{"name":"Pier card"}',
    props: [{ id: 2001, count: 500, betRate: 3 }],
    ...fields,
  });
  const offerOf = (...rechargeList: readonly Item[]) =>
    toDepositOffer(
      {
        rechargeList: [...rechargeList],
        payChannelList: [],
        rechargeMin: minorUnits(0),
        rechargeMax: minorUnits(0),
        quickAmounts: [],
        exchangeConfig: null,
      },
      { origin: '', pictureOrigins: [] },
    );

  it('is a package when it has days, and a tier by its type [data.recharge-item] [data.sign-up-bonus]', () => {
    const ticket = { id: 4001, count: 2, betRate: 0 };
    const coins = { id: 2001, count: 800, betRate: 5 };
    const { packages, tiers, items } = offerOf(
      item({ days: 7 }),
      item({ id: 2, type: 4 }),
      item({ id: 3, type: 12, showLimit: minorUnits(70), props: [coins, ticket] }),
    );
    expect(packages).toMatchObject([{ id: 1, name: 'Pier card', days: 7, daily: 500, betRate: 3 }]);
    expect(items).toMatchObject([{ id: 2 }]);
    expect(tiers).toEqual([
      {
        id: 3,
        price: 10_000,
        bonus: 2_000,
        showLimit: 70,
        betRate: 5,
        props: [{ id: 4001, count: 2, betRate: 0, betDays: null }],
      },
    ]);
  });

  it.each<[string, Partial<Item>]>([
    ['a part of a day', { days: 7.5 }],
    ['endless days', { days: 1e15 }],
  ])('is not a package with %s', (_what, fields) => {
    expect(offerOf(item(fields)).packages).toEqual([]);
  });

  it.each<[string, Partial<Item>]>([
    ['bets below nothing', { props: [{ id: 2001, count: 500, betRate: -1 }] }],
    ['bets beyond all numbers', { props: [{ id: 2001, count: 500, betRate: 1e300 }] }],
    ['more coins than can be added up', { bonusAmount: minorUnits(Number.MAX_SAFE_INTEGER) }],
    ['a daily amount beyond that', { props: [{ id: 2001, count: 1e15, betRate: 1 }] }],
  ])('is dropped with %s, and the others remain', (_what, fields) => {
    const { packages, tiers } = offerOf(
      item({ days: 7, ...fields }),
      item({ type: 12, ...fields }),
      item({ id: 2, days: 3 }),
    );
    expect(packages.map(({ id }: SignUpPackage) => id)).toEqual([2]);
    expect(tiers).toEqual([]);
  });

  it('has no daily amount when it is invalid or missing', () => {
    const props = [{ id: 2001, count: 0.5, betRate: 3 }];
    expect(offerOf(item({ days: 7, props })).packages[0]?.daily).toBe(0);
    expect(offerOf(item({ days: 7, props: [] })).packages[0]?.daily).toBe(0);
  });
});
