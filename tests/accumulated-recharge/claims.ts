/** A body for each claim. */
export const claims = { claimAccumulatedRecharge: { propId: 12001 } };
