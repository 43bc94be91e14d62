/** Tiers with a smaller id belong to a past season; the client omits them (spec §4). */
export const FIRST_TIER_ID = 12001;
