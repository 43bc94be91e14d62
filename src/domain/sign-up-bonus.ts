/** The sign-up bonus once it is bought: an amount for each day of its package (spec §2, §4, §9). */
import type { EpochMs } from '#domain/duration.ts';

/** Spec §4, "Day values". */
export type BonusDayState = 'locked' | 'expired' | 'claimed' | 'claimable';

/** A package that the player bought. */
export interface OwnedPackage {
  /** Names it in a claim. */
  readonly id: number;
  readonly packageId: number;
  readonly boughtAt: EpochMs;
  /** From the first day on; days that are missing are locked. */
  readonly days: readonly BonusDayState[];
}

export interface SignUpBonus {
  /** Whether there is a calendar; packages are sold until then (spec §4). */
  readonly isOwned: boolean;
  readonly owned: readonly OwnedPackage[];
  /** Whether any day can be claimed: its dot (spec §4). */
  readonly isClaimable: boolean;
  /** Ids of packages that were bought. */
  readonly boughtIds: readonly number[];
}

/** A cell of the calendar: a day, counted from 1, or one that the package does not have. */
export type CalendarCell =
  | { readonly kind: 'day'; readonly day: number; readonly state: BonusDayState }
  | { readonly kind: 'blank' };

/** Cells of the calendar (spec §9). */
export const CALENDAR_CELLS = 30;

/**
 * The calendar: the package's days, those that the platform says nothing of locked, then blanks up to
 * thirty cells (spec §2). A package of more days than that shows them all.
 * @param packageDays how many days the package has; null when it is not known
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

/** Whether any day of them can be claimed. */
export const hasClaimableDay = (owned: readonly OwnedPackage[]): boolean =>
  owned.some((pack) => claimableDay(pack) !== null);

/** Whether a day is still to come. */
export const hasDayToCome = (cells: readonly CalendarCell[]): boolean =>
  cells.some((cell) => cell.kind === 'day' && cell.state === 'locked');

/**
 * Whether a package can be bought: a bought one never again (spec §4, §5), and none beside a
 * calendar, as there is one package a player. What is not known forbids nothing: the platform checks.
 */
export const isBuyable = (packageId: number, bonus: SignUpBonus | null): boolean =>
  bonus === null || (!bonus.isOwned && !bonus.boughtIds.includes(packageId));
