import type { VipLevel } from './vip.ts';

/** What a level gives, in the order in which it is listed. */
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

/** What a level gives: every limit, and those of the others that are more than nothing. */
export const benefitsOf = (level: VipLevel): readonly VipBenefit[] =>
  VIP_BENEFITS.filter((benefit) => LIMITS.includes(benefit) || level[benefit] > 0);

/** Something that the next level changes. */
export interface VipChange {
  readonly benefit: VipBenefit;
  /** The level whose value it has now; null where it is new, or paid once for the level itself. */
  readonly from: VipLevel | null;
}

/** What is other at a level than at the player's own; all that it gives where that one is not told. */
export function changesAt(next: VipLevel, own: VipLevel | undefined): readonly VipChange[] {
  return benefitsOf(next)
    .filter((benefit) => benefit === 'upgradeBonus' || next[benefit] !== own?.[benefit])
    .map((benefit) => {
      const isOfItsOwn = benefit === 'upgradeBonus' || own === undefined || own[benefit] === 0;
      return { benefit, from: isOfItsOwn ? null : own };
    });
}
