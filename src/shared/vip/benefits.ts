import type { VipLevel } from './vip.ts';

/** The benefits of a level, in display order. */
export const VIP_BENEFITS = [
  'withdrawCount',
  'withdrawMax',
  'withdrawDayMax',
  'upgradeBonus',
  'weeklyBonus',
  'monthlyBonus',
  'feeFree',
  'aprBps',
] as const;
export type VipBenefit = (typeof VIP_BENEFITS)[number];

const LIMITS: readonly VipBenefit[] = ['withdrawCount', 'withdrawMax', 'withdrawDayMax'];

/** The benefits of a level: all limits, and others with a value above 0. */
export const benefitsOf = (level: VipLevel): readonly VipBenefit[] =>
  VIP_BENEFITS.filter((benefit) => LIMITS.includes(benefit) || level[benefit] > 0);

/** A change at the next level. */
export interface VipChange {
  readonly benefit: VipBenefit;
  /** The level with the current value; null for a new benefit, or one paid once for the level itself. */
  readonly from: VipLevel | null;
}

/** The differences between a level and the player's own; all its benefits when the own level is unknown. */
export function changesAt(next: VipLevel, own: VipLevel | undefined): readonly VipChange[] {
  return benefitsOf(next)
    .filter((benefit) => benefit === 'upgradeBonus' || next[benefit] !== own?.[benefit])
    .map((benefit) => {
      const isOfItsOwn = benefit === 'upgradeBonus' || own === undefined || own[benefit] === 0;
      return { benefit, from: isOfItsOwn ? null : own };
    });
}
