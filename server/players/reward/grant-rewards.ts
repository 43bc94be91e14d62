import { coinsFrom, post } from '#server/money/ledger/post.ts';
import { giveItems } from '#server/players/reward/give-items.ts';
import { addRequirement } from '#server/money/wagering/requirements.ts';
import { readWageringRules, withBetRate } from '#server/money/wagering/wagering-rules.ts';
import { add, minorUnits } from '#shared/money/money.ts';
import { mustBetFor } from '#shared/wagering/wagering.ts';
import { isCurrencyReward } from '#shared/reward/reward.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { reward } from '#shared/wire/wire.ts';
import type * as v from 'valibot';

/** A reward as it is sent; `betRate` is the wagering multiple that was told to the player. */
export type Reward = v.InferInput<typeof reward>;

export interface Grant {
  playerId: number;
  rewards: readonly Reward[];
  /** Unique among bonuses: a repeat grants nothing. */
  reference: string;
  now: EpochMs;
  /** Wagering multiple of rewards without one; defaults to the wagering rules. */
  betTimes?: number | undefined;
}

/**
 * Pays the currency among the rewards as one locked bonus posting, until it is wagered; gives the boosts and
 * tickets among them to the player.
 * @returns the rewards with the wagering multiple that holds for each
 */
export async function grantRewards(
  trx: Trx,
  { playerId, rewards, reference, now, betTimes }: Grant,
): Promise<Reward[]> {
  await giveItems(trx, { playerId, rewards, reference, now });
  const usual = betTimes ?? (await readWageringRules(trx)).betTimes;
  const granted = withBetRate(rewards, usual);
  const money = granted.filter(isCurrencyReward);
  const amount = add(...money.map(({ count }) => minorUnits(count)));
  if (amount === 0) return granted;
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
    need: add(...money.map((one) => mustBetFor(minorUnits(one.count), one.betRate ?? usual))),
    now,
  });
  return granted;
}
