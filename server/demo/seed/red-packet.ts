import { fromCoins } from '#shared/money/money.ts';
import type { redPacketConfig } from '#shared/lobby/web-config-contract.ts';
import type { InferInput } from 'valibot';
import { HOUR_MS } from '#shared/time/duration.ts';

/** `redPacketConfigModel`; `endTime` is a duration of 72 h from the packet's start (spec §4). */
export function makeRedPacket(): InferInput<typeof redPacketConfig> {
  return {
    endTime: 72 * HOUR_MS,
    withdrawTutorialAmount: fromCoins(50),
    withdrawTutorialSubTotalBet: fromCoins(500),
    totalBonus: fromCoins(888),
  };
}
