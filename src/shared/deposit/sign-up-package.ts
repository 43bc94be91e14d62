/** The packages of the sign-up bonus (spec §2, "Sign-up bonus modal"; §9). */
import { add, multiply, percentOf, type MinorUnits } from '#shared/money/money.ts';
import { mustBetFor, type WageringSum } from '#shared/wagering/wagering.ts';
import type { SignUpPackage } from './offer.ts';

/** Packages on the screen (spec §9). */
const SHOWN = 3;

/** Sum of the daily amounts. */
export const dailyTotal = ({ daily, days }: Pick<SignUpPackage, 'daily' | 'days'>): MinorUnits =>
  multiply(daily, days);

/** Total of a package: price + bonus + daily amounts (spec §9). */
export const packageTotal = (pack: SignUpPackage): MinorUnits =>
  add(pack.price, pack.bonusAmount, dailyTotal(pack));

/** Everything above the price, as a whole percent of it, rounded down (spec §9). */
export const packagePercent = (pack: SignUpPackage): number =>
  percentOf(add(pack.bonusAmount, dailyTotal(pack)), pack.price);

/** All bonuses of a package, and the bets that they ask for before everything can be withdrawn. */
export const packageWagering = (pack: SignUpPackage): WageringSum => ({
  amount: add(pack.bonusAmount, dailyTotal(pack)),
  need: add(
    mustBetFor(pack.bonusAmount, pack.betRate),
    multiply(mustBetFor(pack.daily, pack.betRate), pack.days),
  ),
  days: null,
});

/**
 * The packages to show: three, the largest bonus first (spec §2).
 * @param soldIds those of the sign-up bonus (spec §3, `loginPayConfig.propIds`); if empty, all packages count
 */
export const packagesToShow = (
  packages: readonly SignUpPackage[],
  soldIds: readonly number[] = [],
): readonly SignUpPackage[] =>
  packages
    .filter(({ id }) => soldIds.length === 0 || soldIds.includes(id))
    .toSorted((a, b) => b.bonusAmount - a.bonusAmount)
    .slice(0, SHOWN);
