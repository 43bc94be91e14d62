/** A body for each claim. */
export const claims = { redeemCode: { code: 'NOSUCHCODE' } };
