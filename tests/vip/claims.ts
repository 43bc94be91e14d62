/** A body for each claim. */
export const claims = { claimVipBonus: { kind: 1, level: 1 } };
