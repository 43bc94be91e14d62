import { fromCoins } from '#domain/money.ts';
import type { redPacketConfig } from '#contract/web-config.ts';
import type { InferInput } from 'valibot';
import { HOUR_MS } from '#domain/duration.ts';

/** `redPacketConfigModel`; `endTime` is a duration of 72 h from the packet's start (spec §4). */
export function makeRedPacket(): InferInput<typeof redPacketConfig> {
  return {
    endTime: 72 * HOUR_MS,
    withdrawTutorialAmount: fromCoins(50),
    withdrawTutorialSubTotalBet: fromCoins(500),
    totalBonus: fromCoins(888),
  };
}
