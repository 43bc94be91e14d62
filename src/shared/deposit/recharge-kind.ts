/**
 * Kinds of recharge items by `type` (spec §3, "Recharge-bonus kinds"; §9 for the tiers). A server may have
 * others: they are sold like any item.
 */
export const RECHARGE_KIND = {
  collection: 1,
  ticket: 2,
  coin: 3,
  shop: 4,
  prop: 5,
  /** A package that pays every day, such as the sign-in cards 6004–6006. */
  buyProp: 6,
  collection2: 7,
  collection3: 8,
  event2023: 9,
  /** A tier of the accumulated recharge, which is not for sale. */
  tier: 12,
} as const;
