/** Groups of levels with a common look, the plainest first. */
export const VIP_TIERS = ['start', 'bronze', 'silver', 'gold', 'jade', 'ruby', 'star'] as const;
export type VipTier = (typeof VIP_TIERS)[number];

/** The lowest level of each. */
const FIRST_LEVEL: Readonly<Record<VipTier, number>> = {
  start: 0,
  bronze: 1,
  silver: 3,
  gold: 5,
  jade: 7,
  ruby: 9,
  star: 10,
};

/** The tier of a level; levels above the tenth belong to the last one. */
export const tierOf = (level: number): VipTier =>
  VIP_TIERS.findLast((tier) => level >= FIRST_LEVEL[tier]) ?? 'start';
