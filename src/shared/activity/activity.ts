/** The server's activities by number (spec §4, "Activity ids"). */
export const ActivityId = {
  bind: 4,
  signUpBonus: 15,
  spinInvite: 20,
  followRewards: 21,
  redPacket: 22,
  notice: 25,
  accumulatedRecharge: 28,
} as const;
