/**
 * The cash bonus: collecting and withdrawing (spec §2 `/activity/cashBonus`, §6 "some bonus levels need a
 * minimum VIP or game level", §8 1101–1115).
 */
import type { EpochMs } from '#shared/time/duration.ts';
import { add, percentOf, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Packet } from '#shared/red-packet/packet.ts';

export type BonusState = 'claimable' | 'claimed' | 'not-reached';

/** A bonus for a game level. */
export interface LevelBonus {
  readonly level: number;
  readonly bonus: MinorUnits;
  /** Minimum VIP level and game level; 0 = no condition. */
  readonly needVip: number;
  readonly needGameLevel: number;
  /** Bets required for the game level; null when the server does not say. */
  readonly needBet: MinorUnits | null;
  readonly state: BonusState;
}

/** A bonus for paid deposits since the activity began. */
export interface RechargeBonus {
  readonly id: number;
  readonly price: MinorUnits;
  readonly bonus: MinorUnits;
  readonly state: BonusState;
}

export interface RedPacket {
  readonly packet: Packet;
  /** Claimed and not withdrawn yet. */
  readonly claimed: MinorUnits;
  /** Total that can be collected. */
  readonly total: MinorUnits;
  /** Withdrawals left today. */
  readonly withdrawalsLeft: number;
  readonly levels: readonly LevelBonus[];
  readonly recharges: readonly RechargeBonus[];
  /** The following are null when the server does not send them. */
  readonly gameLevel: number | null;
  /** All bets with real money. */
  readonly bets: MinorUnits | null;
  /** Deposits since the activity began. */
  readonly recharge: MinorUnits | null;
  readonly leastWithdrawal: MinorUnits | null;
  /** Wagering multiple of a withdrawn bonus before it leaves the balance. */
  readonly betTimes: number | null;
  readonly endsAt: EpochMs | null;
}

/** Result of a withdrawal. */
export interface RedPacketWithdrawn {
  readonly orderNo: string;
  /** Amount left to withdraw. */
  readonly left: MinorUnits;
  /** Wagering requirement of the withdrawn amount; null when the server does not say. */
  readonly needBet: MinorUnits | null;
}

/** A collection or withdrawal. */
export interface RedPacketRecordItem {
  readonly kind: 'level' | 'recharge' | 'withdrawal' | 'first-withdrawal';
  readonly amount: MinorUnits;
  readonly time: EpochMs;
  /** Only for a withdrawal. */
  readonly orderNo: string | null;
}

/** Sorts claimable bonuses first, then unreached, then claimed ones; otherwise stable. */
export function sortBonuses<Bonus extends { readonly state: BonusState }>(
  bonuses: readonly Bonus[],
): readonly Bonus[] {
  const order = { claimable: 0, 'not-reached': 1, claimed: 2 } as const;
  return bonuses.toSorted((a, b) => order[a.state] - order[b.state]);
}

/** One condition of a level bonus. */
export type LevelNeed =
  | { readonly kind: 'vip'; readonly level: number; readonly isMet: boolean }
  | {
      readonly kind: 'game-level';
      readonly level: number;
      readonly isMet: boolean;
      /** Missing bets; null when the server does not say. */
      readonly betLeft: MinorUnits | null;
    };

/** The conditions of a level bonus, met or not; those of value 0 are omitted. */
export function levelNeeds(
  { needVip, needGameLevel, needBet }: LevelBonus,
  { vip, gameLevel, bets }: { vip: number } & Pick<RedPacket, 'gameLevel' | 'bets'>,
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

/** Progress in whole percent of the bonus's price, 0–100; null when the server does not say. */
export const rechargeProgress = (
  { price }: Pick<RechargeBonus, 'price'>,
  recharge: MinorUnits | null,
): number | null => (recharge === null ? null : Math.min(WHOLE, percentOf(recharge, price)));

/** Whether the collected amount can be withdrawn now, or why not. */
export type RedPacketWithdrawal =
  | { readonly kind: 'ready'; readonly amount: MinorUnits }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'under-least'; readonly least: MinorUnits }
  | { readonly kind: 'no-times-left' };

export function redPacketWithdrawal({
  claimed,
  leastWithdrawal,
  withdrawalsLeft,
}: Pick<RedPacket, 'claimed' | 'leastWithdrawal' | 'withdrawalsLeft'>): RedPacketWithdrawal {
  if (claimed <= 0) return { kind: 'nothing' };
  if (leastWithdrawal !== null && claimed < leastWithdrawal) {
    return { kind: 'under-least', least: leastWithdrawal };
  }
  return withdrawalsLeft > 0 ? { kind: 'ready', amount: claimed } : { kind: 'no-times-left' };
}

const FIRST_DONE = 2;

/** Everything ever collected, including the red packet's own amount. */
export function claimedInAll(
  { packet, levels, recharges }: Pick<RedPacket, 'packet' | 'levels' | 'recharges'>,
  first: MinorUnits,
): MinorUnits {
  const claimed = [...levels, ...recharges].filter(({ state }) => state === 'claimed');
  const own = packet.status >= FIRST_DONE ? first : ZERO;
  return add(own, ...claimed.map(({ bonus }) => bonus));
}
