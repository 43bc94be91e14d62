/** A body for each claim. */
export const claims = { claimMail: { type: 1 } };
