import { coinsFrom, post } from '#server/ledger/post.ts';
import { giveItems } from '#server/items/give-items.ts';
import { addRequirement } from '#server/wagering/requirements.ts';
import { readWageringRules } from '#server/wagering/wagering-rules.ts';
import { add, minorUnits, type MinorUnits } from '#domain/money.ts';
import { isCurrencyReward } from '#domain/reward.ts';
import type { Trx } from '#server/database/transact.ts';
import type { EpochMs } from '#domain/duration.ts';
import type { reward } from '#contract/wire.ts';
import type * as v from 'valibot';

export type Reward = v.InferOutput<typeof reward>;

export interface Grant {
  playerId: number;
  rewards: readonly Reward[];
  /** Unique among bonuses: a repeat grants nothing. */
  reference: string;
  now: EpochMs;
  /** Wagering multiple; defaults to the wagering rules. */
  betTimes?: number | undefined;
}

/**
 * Pays the currency among the rewards as one locked bonus posting, until it is wagered; gives the boosts and
 * tickets among them to the player.
 */
export async function grantRewards(
  trx: Trx,
  { playerId, rewards, reference, now, betTimes }: Grant,
): Promise<void> {
  await giveItems(trx, { playerId, rewards, reference, now });
  const amount = currencyOf(rewards);
  if (amount === 0) return;
  await post(trx, {
    kind: 'bonus',
    reference,
    entries: coinsFrom('house:bonus', playerId, amount),
    now,
  });
  await addRequirement(trx, {
    playerId,
    source: 'bonus',
    reference,
    locked: amount,
    // A rate may be fractional, e.g. 1.5 times.
    need: minorUnits(Math.ceil(amount * (betTimes ?? (await readWageringRules(trx)).betTimes))),
    now,
  });
}

function currencyOf(rewards: readonly Reward[]): MinorUnits {
  const currency = rewards.filter(isCurrencyReward);
  return add(...currency.map(({ count }) => minorUnits(count)));
}
