/**
 * Interest of savings (spec §9): hourly income = deposit × APR / 365 / 24, in micro-units, which are
 * millionths of a coin. Sums are exact: an hour's income is far below a hundredth.
 */
import type { EpochMs, Milliseconds } from '#shared/time/duration.ts';
import { HOUR_MS, milliseconds } from '#shared/time/duration.ts';
import {
  formatMoney,
  minorUnits,
  subtract,
  ZERO,
  type Currency,
  type MinorUnits,
} from '#shared/money/money.ts';

export type MicroUnits = number & { readonly microUnits: unique symbol };

export const microUnits = (value: number): MicroUnits => value as MicroUnits;

/** Micro-units per hundredth. */
const MICRO_PER_HUNDREDTH = 10_000;
const MICRO_PER_COIN = 1_000_000;

const HOURS_PER_YEAR = 365n * 24n;

/** The state of savings, as the server sent it. */
export interface Accrual {
  /** The amount that earns in the running hour: the lowest since it began. */
  readonly standing: MinorUnits;
  /** Yearly, in hundredths of a percent. */
  readonly aprBps: number;
  /** Credited and not yet claimed. */
  readonly interest: MicroUnits;
  readonly nextCreditAt: EpochMs;
}

/**
 * Interest for a part of an hour, in whole micro-units, rounded down. A hundredth is 10,000 micro-units and a
 * rate of 1 is a 10,000th, so the two cancel out.
 */
export function earnedIn(amount: MinorUnits, aprBps: number, part: Milliseconds): MicroUnits {
  if (amount <= 0 || aprBps <= 0 || part <= 0) return microUnits(0);
  const yearly = BigInt(amount) * BigInt(Math.trunc(aprBps)) * BigInt(Math.trunc(part));
  return microUnits(Number(yearly / (HOURS_PER_YEAR * BigInt(HOUR_MS))));
}

/**
 * Interest up to now, including the running hour: an estimate that never exceeds the server's amount once
 * that hour is credited.
 */
export function previewInterest(accrual: Accrual, now: EpochMs): MicroUnits {
  const { standing, aprBps, interest, nextCreditAt } = accrual;
  const left = Math.min(HOUR_MS, Math.max(0, nextCreditAt - now));
  return microUnits(interest + earnedIn(standing, aprBps, milliseconds(HOUR_MS - left)));
}

export interface SavingsMovement {
  readonly kind: 'in' | 'out' | 'interest';
  readonly amount: MinorUnits;
  /** The amount in savings after it. */
  readonly amountAfter: MinorUnits;
  readonly time: EpochMs;
}

/**
 * The amount that earns in the running hour: coins added within it earn from the next one on.
 * @param moves the last movements, newest first; `hasMore` when older ones are not among them
 */
export function standingOf(
  amount: MinorUnits,
  { moves, hasMore }: { readonly moves: readonly SavingsMovement[]; readonly hasMore: boolean },
  nextCreditAt: EpochMs,
): MinorUnits {
  const inHour = moves.filter(({ time }) => time >= nextCreditAt - HOUR_MS);
  if (hasMore && inHour.length === moves.length) return ZERO;
  const stood = inHour.map(({ kind, amount: moved, amountAfter }) =>
    kind === 'in' ? subtract(amountAfter, moved) : amountAfter,
  );
  return minorUnits(Math.max(0, Math.min(amount, ...stood)));
}

/** The claimable interest: whole hundredths; the rest stays (contract, bank part). */
export const receivable = (interest: MicroUnits): MinorUnits =>
  minorUnits(Math.floor(interest / MICRO_PER_HUNDREDTH));

/**
 * Formats micro-units as money, rounded down to the hundredth as they are paid out: `₱333.90`. Less than a
 * hundredth keeps all six decimals, so that it is seen to grow: `₱0.000274`.
 */
export function formatMicro(micro: MicroUnits, currency: Currency, locale: string): string {
  const payable = receivable(micro);
  if (payable > 0) return formatMoney(payable, currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 6,
    maximumFractionDigits: 6,
  }).format(micro / MICRO_PER_COIN);
}
