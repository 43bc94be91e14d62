/** A body for each claim. */
export const claims = { claimSignUpBonus: { id: 1 } };
