/**
 * What a player must have done (`PROMOTION_NEEDS`). `mobile`: bound one, which belongs to one account only;
 * `deposit`: made a deposit, ever.
 */
export const PROMOTION_NEEDS = ['mobile', 'deposit'] as const;
export type PromotionNeed = (typeof PROMOTION_NEEDS)[number];
