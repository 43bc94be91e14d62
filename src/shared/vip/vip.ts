/** The VIP ladder (spec §6; contract, VIP part). */
import type { WageringTerms } from '#shared/wagering/wagering.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';

/** One level: its requirements and benefits. */
export interface VipLevel {
  readonly level: number;
  /** Total deposits and valid bets; both are required. */
  readonly needRecharge: MinorUnits;
  readonly needBet: MinorUnits;
  /** Withdrawals per market day, maximum of one, and maximum per day. */
  readonly withdrawCount: number;
  readonly withdrawMax: MinorUnits;
  readonly withdrawDayMax: MinorUnits;
  readonly upgradeBonus: MinorUnits;
  readonly weeklyBonus: MinorUnits;
  readonly monthlyBonus: MinorUnits;
  /** Number of withdrawals without a fee. */
  readonly feeFree: number;
  /** Interest of savings, yearly, in hundredths of a percent; 0 = the market's own. */
  readonly aprBps: number;
}

export const VIP_CLAIM_KINDS = ['upgrade', 'weekly', 'monthly', 'birthday'] as const;
export type VipClaimKind = (typeof VIP_CLAIM_KINDS)[number];

/** Identifies a bonus. */
export interface VipClaimName {
  readonly kind: VipClaimKind;
  readonly level: number;
}

/** Body of a claim for a level's bonus. */
export type VipClaimBody = Readonly<Record<'kind' | 'level', number>>;

export const vipClaimBody = ({ kind, level }: VipClaimName): VipClaimBody => ({
  kind: VIP_CLAIM_KINDS.indexOf(kind) + 1,
  level,
});

export interface VipClaim extends VipClaimName, WageringTerms {
  readonly amount: MinorUnits;
  readonly state: 'claimable' | 'claimed' | 'not-reached';
  /** When it expires; null when it does not. */
  readonly endsAt: EpochMs | null;
}

export interface VipProgress {
  readonly level: number;
  readonly bets: MinorUnits;
  readonly recharge: MinorUnits;
  /** Withdrawals of this market day. */
  readonly todayCount: number;
  readonly todayAmount: MinorUnits;
  readonly claims: readonly VipClaim[];
}

/** One of the two requirements of the next level. */
export interface VipNeed {
  readonly has: MinorUnits;
  readonly needs: MinorUnits;
  /** Missing amount; 0 when it is met. */
  readonly left: MinorUnits;
  /** From 0 to 1. */
  readonly fraction: number;
}

/** The requirements of the next level; null on the highest one. */
export function nextLevelOf(
  levels: readonly VipLevel[],
  { level, bets, recharge }: Pick<VipProgress, 'level' | 'bets' | 'recharge'>,
): { readonly next: VipLevel; readonly recharge: VipNeed; readonly bets: VipNeed } | null {
  const next = levels
    .filter((other) => other.level > level)
    .toSorted((a, b) => a.level - b.level)[0];
  if (next === undefined) return null;
  return { next, recharge: needOf(recharge, next.needRecharge), bets: needOf(bets, next.needBet) };
}

function needOf(has: MinorUnits, needs: MinorUnits): VipNeed {
  const isDone = has >= needs;
  return {
    has,
    needs,
    left: isDone ? ZERO : subtract(needs, has),
    fraction: isDone ? 1 : Math.max(0, has) / needs,
  };
}

export const isSameClaim = (one: VipClaimName, other: VipClaimName | null | undefined): boolean =>
  one.kind === other?.kind && one.level === other.level;

/**
 * Sorts claimable bonuses first, then the next unreached one of each kind, then claimed ones. Higher ones are
 * only on the ladder itself.
 */
export function sortClaims(claims: readonly VipClaim[]): readonly VipClaim[] {
  const order = { claimable: 0, 'not-reached': 1, claimed: 2 } as const;
  const isNearest = ({ kind, level, state }: VipClaim) =>
    state !== 'not-reached' ||
    !claims.some((other) => other.state === state && other.kind === kind && other.level < level);
  return claims
    .filter(isNearest)
    .toSorted((a, b) => order[a.state] - order[b.state] || a.level - b.level);
}
