/** A body for each claim. */
export const claims = {
  claimLevelBonus: { level: 1 },
  claimRechargeBonus: { id: 1 },
  withdrawRedPacket: { type: 2 },
};
