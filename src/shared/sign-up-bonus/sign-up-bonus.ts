/** The sign-up bonus after its purchase: an amount for each day of its package (spec §2, §4, §9). */
import type { EpochMs } from '#shared/time/duration.ts';
import { wageringOf, type Reward } from '#shared/reward/reward.ts';
import { UNKNOWN_TERMS, wageringSum, type WageringSum } from '#shared/wagering/wagering.ts';
import type { SignUpPackage } from '#shared/deposit/offer.ts';

/** Spec §4, "Day values". */
export type BonusDayState = 'locked' | 'expired' | 'claimed' | 'claimable';

export interface OwnedPackage {
  /** Identifies it in a claim. */
  readonly id: number;
  readonly packageId: number;
  readonly boughtAt: EpochMs;
  /** From the first day on; missing days are locked. */
  readonly days: readonly BonusDayState[];
  /** Of one day; null when the server does not say. */
  readonly rewards: readonly Reward[] | null;
}

export interface SignUpBonus {
  /** Whether there is a calendar; until then packages are sold (spec §4). */
  readonly isOwned: boolean;
  readonly owned: readonly OwnedPackage[];
  /** Whether any day can be claimed: sets the red dot (spec §4). */
  readonly isClaimable: boolean;
  /** Ids of bought packages. */
  readonly boughtIds: readonly number[];
}

/** A cell of the calendar: a day, counted from 1, or a blank beyond the package's days. */
export type CalendarCell =
  | { readonly kind: 'day'; readonly day: number; readonly state: BonusDayState }
  | { readonly kind: 'blank' };

/** Cells of the calendar (spec §9). */
export const CALENDAR_CELLS = 30;

/**
 * The calendar: the package's days, locked where the server sends no state, then blanks up to thirty cells
 * (spec §2). A longer package shows all its days.
 * @param packageDays number of days of the package; null when unknown
 */
export function calendarOf(
  { days }: Pick<OwnedPackage, 'days'>,
  packageDays: number | null,
): readonly CalendarCell[] {
  const count = Math.max(days.length, packageDays ?? 0);
  return Array.from({ length: Math.max(CALENDAR_CELLS, count) }, (_, at) =>
    at < count ? { kind: 'day', day: at + 1, state: days[at] ?? 'locked' } : { kind: 'blank' },
  );
}

/** The day to claim, counted from 1; null for none. */
export function claimableDay({ days }: Pick<OwnedPackage, 'days'>): number | null {
  const at = days.indexOf('claimable');
  return at < 0 ? null : at + 1;
}

export const hasClaimableDay = (owned: readonly OwnedPackage[]): boolean =>
  owned.some((pack) => claimableDay(pack) !== null);

/** True when a day is still locked. */
export const hasDayToCome = (cells: readonly CalendarCell[]): boolean =>
  cells.some((cell) => cell.kind === 'day' && cell.state === 'locked');

/**
 * True when a package can be bought: never twice (spec §4, §5), and never beside a calendar, since each
 * player may have one package. Unknown data forbids nothing: the server checks.
 */
export const isBuyable = (packageId: number, bonus: SignUpBonus | null): boolean =>
  bonus === null || (!bonus.isOwned && !bonus.boughtIds.includes(packageId));

/**
 * The money of a day and its bets: the purchase's, as the offer may have changed since. Without them the offer
 * names the amount, but not the bets.
 */
export function dayWagering(
  { rewards }: Pick<OwnedPackage, 'rewards'>,
  pack: Pick<SignUpPackage, 'daily'> | null,
): WageringSum | null {
  if (rewards !== null) return wageringOf(rewards);
  return pack && wageringSum(pack.daily, UNKNOWN_TERMS);
}
