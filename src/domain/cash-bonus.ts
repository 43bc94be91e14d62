/**
 * The cash bonus: what its page collects and withdraws (spec §2 `/activity/cashBonus`, §6 "some bonus
 * levels need a minimum VIP or game level", §8 1101–1115).
 */
import type { EpochMs } from '#domain/duration.ts';
import { add, percentOf, subtract, ZERO, type MinorUnits } from '#domain/money.ts';
import type { RedPacket } from '#domain/red-packet.ts';

export type BonusState = 'claimable' | 'claimed' | 'not-reached';

/** A bonus for a level of playing. */
export interface LevelBonus {
  readonly level: number;
  readonly bonus: MinorUnits;
  /** The least VIP level and game level; 0 asks for nothing. */
  readonly needVip: number;
  readonly needGameLevel: number;
  /** Bets that the game level comes of; null when the platform does not tell. */
  readonly needBet: MinorUnits | null;
  readonly state: BonusState;
}

/** A bonus for deposits that were paid since the activity began. */
export interface RechargeBonus {
  readonly id: number;
  readonly price: MinorUnits;
  readonly bonus: MinorUnits;
  readonly state: BonusState;
}

/** Everything about a player's cash bonus. */
export interface CashBonus {
  readonly packet: RedPacket;
  /** Collected and not withdrawn yet. */
  readonly collected: MinorUnits;
  /** All there is to collect. */
  readonly total: MinorUnits;
  /** Withdrawals that are left today. */
  readonly withdrawalsLeft: number;
  readonly levels: readonly LevelBonus[];
  readonly recharges: readonly RechargeBonus[];
  /** What follows is null when the platform does not tell it. */
  readonly gameLevel: number | null;
  /** Bets for money since ever. */
  readonly bets: MinorUnits | null;
  /** Deposits since the activity began. */
  readonly recharge: MinorUnits | null;
  readonly leastWithdrawal: MinorUnits | null;
  /** How often a withdrawn bonus must be bet before it leaves the balance. */
  readonly betTimes: number | null;
  readonly endsAt: EpochMs | null;
}

/** What came of a withdrawal. */
export interface CashBonusWithdrawn {
  readonly orderNo: string;
  /** What is left to withdraw. */
  readonly left: MinorUnits;
  /** Bets that the withdrawn amount asks for; null when the platform does not tell. */
  readonly needBet: MinorUnits | null;
}

/** What was collected or withdrawn. */
export interface CashBonusRecordItem {
  readonly kind: 'level' | 'recharge' | 'withdrawal' | 'first-withdrawal';
  readonly amount: MinorUnits;
  readonly time: EpochMs;
  /** Of a withdrawal. */
  readonly orderNo: string | null;
}

/** What can be collected first, then what is still to reach, then what was had; the rest as given. */
export function sortBonuses<Bonus extends { readonly state: BonusState }>(
  bonuses: readonly Bonus[],
): readonly Bonus[] {
  const order = { claimable: 0, 'not-reached': 1, claimed: 2 } as const;
  return bonuses.toSorted((a, b) => order[a.state] - order[b.state]);
}

/** One thing that a level's bonus asks for. */
export type LevelNeed =
  | { readonly kind: 'vip'; readonly level: number; readonly isMet: boolean }
  | {
      readonly kind: 'game-level';
      readonly level: number;
      readonly isMet: boolean;
      /** Bets that are missing; null when the platform does not tell. */
      readonly betLeft: MinorUnits | null;
    };

/** What a level's bonus asks for, met or not; what asks for nothing is left out. */
export function levelNeeds(
  { needVip, needGameLevel, needBet }: LevelBonus,
  { vip, gameLevel, bets }: { vip: number } & Pick<CashBonus, 'gameLevel' | 'bets'>,
): readonly LevelNeed[] {
  const needs: LevelNeed[] = [];
  if (needVip > 0) needs.push({ kind: 'vip', level: needVip, isMet: vip >= needVip });
  if (needGameLevel > 0) {
    needs.push({
      kind: 'game-level',
      level: needGameLevel,
      isMet: gameLevel !== null && gameLevel >= needGameLevel,
      betLeft: bets === null || needBet === null ? null : missing(bets, needBet),
    });
  }
  return needs;
}

const missing = (has: MinorUnits, needs: MinorUnits): MinorUnits =>
  has >= needs ? ZERO : subtract(needs, has);

const WHOLE = 100;

/** Whole percent of a recharge bonus's price, 0–100; null when the platform does not tell. */
export const rechargeProgress = (
  { price }: Pick<RechargeBonus, 'price'>,
  recharge: MinorUnits | null,
): number | null => (recharge === null ? null : Math.min(WHOLE, percentOf(recharge, price)));

/** Whether what was collected can be withdrawn now, and if not why. */
export type CashBonusWithdrawal =
  | { readonly kind: 'ready'; readonly amount: MinorUnits }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'under-least'; readonly least: MinorUnits }
  | { readonly kind: 'no-times-left' };

export function cashBonusWithdrawal({
  collected,
  leastWithdrawal,
  withdrawalsLeft,
}: Pick<CashBonus, 'collected' | 'leastWithdrawal' | 'withdrawalsLeft'>): CashBonusWithdrawal {
  if (collected <= 0) return { kind: 'nothing' };
  if (leastWithdrawal !== null && collected < leastWithdrawal) {
    return { kind: 'under-least', least: leastWithdrawal };
  }
  return withdrawalsLeft > 0 ? { kind: 'ready', amount: collected } : { kind: 'no-times-left' };
}

const FIRST_DONE = 2;

/** Everything that was collected since ever, the red packet's own amount with it. */
export function collectedInAll(
  { packet, levels, recharges }: Pick<CashBonus, 'packet' | 'levels' | 'recharges'>,
  first: MinorUnits,
): MinorUnits {
  const claimed = [...levels, ...recharges].filter(({ state }) => state === 'claimed');
  const own = packet.status >= FIRST_DONE ? first : ZERO;
  return add(own, ...claimed.map(({ bonus }) => bonus));
}
