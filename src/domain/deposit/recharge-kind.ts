/**
 * What a recharge item is, by its `type` (spec §3, "Recharge-bonus kinds"; §9 for the tiers). A platform
 * may have others: they are sold like any item.
 */
export const RECHARGE_KIND = {
  collection: 1,
  ticket: 2,
  coin: 3,
  shop: 4,
  prop: 5,
  /** A package that pays something every day: the sign-in cards 6004–6006 are such. */
  buyProp: 6,
  collection2: 7,
  collection3: 8,
  event2023: 9,
  /** A tier of the accumulated recharge, which nobody buys. */
  tier: 12,
} as const;
