import {
  redPacket as redPacketCall,
  claimLevelBonus,
  claimRechargeBonus,
  withdrawRedPacket,
  redPacketRecord,
} from './handler.ts';
import { redPacketCheck } from './reconcile-check.ts';
import type { ServerActivity } from '#server/players/activity.ts';

/** The red packet, whose coins are withdrawn to a bank account. */
export const redPacket = {
  handlers: {
    redPacket: redPacketCall,
    claimLevelBonus,
    claimRechargeBonus,
    withdrawRedPacket,
    redPacketRecord,
  },
  summaries: {
    redPacket: "The player's red packet and cash bonus; the first call begins the packet.",
    claimLevelBonus: 'Collects the bonus of a level; 1109, 1110 when a level is too low.',
    claimRechargeBonus: 'Collects the bonus of deposits since the activity began.',
    withdrawRedPacket: "Pays the packet's own amount, or what was collected, to the balance.",
    redPacketRecord: 'What was collected and withdrawn, newest first.',
  },
  check: redPacketCheck,
  promotions: ({ redPacket: terms }) =>
    terms === undefined ? [] : [{ promotion: 'cash bonus', betTimes: terms.betRate }],
} satisfies ServerActivity;
