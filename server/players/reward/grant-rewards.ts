import { runParts, type Parts } from '#server/core/database/parts.ts';
import { coinsFrom, post, type Posted } from '#server/money/ledger/post.ts';
import { giveItems } from '#server/players/reward/give-items.ts';
import { insertRequirement } from '#server/money/wagering/requirements.ts';
import { readWageringRules, withBetRate } from '#server/money/wagering/wagering-rules.ts';
import { add, minorUnits, type MinorUnits } from '#shared/money/money.ts';
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

interface Granted {
  /** With the wagering multiple that holds for each. */
  rewards: Reward[];
  /** Null when they contain no money. */
  posted: Posted | null;
}

/**
 * Pays the currency among the rewards as one locked bonus posting, until it is wagered; gives the boosts and
 * tickets among them to the player.
 * @param beside written in one statement with the posting, e.g. the claim
 */
export async function grantRewards(
  trx: Trx,
  { playerId, rewards: promised, reference, now, betTimes }: Grant,
  beside: Parts = {},
): Promise<Granted> {
  await giveItems(trx, { playerId, rewards: promised, reference, now });
  const rewards = await withTimes(trx, promised, betTimes);
  const money = rewards.filter(isCurrencyReward);
  const amount = add(...money.map(({ count }) => minorUnits(count)));
  if (amount === 0) {
    await runParts(trx, beside);
    return { rewards, posted: null };
  }
  const entries = coinsFrom('house:bonus', playerId, amount);
  const requirement = insertRequirement(trx, {
    playerId,
    source: 'bonus',
    reference,
    locked: amount,
    need: add(...money.map(needOf)),
    now,
  });
  const posting = { kind: 'bonus', reference, entries, now } as const;
  return { rewards, posted: await post(trx, posting, { ...beside, requirement }) };
}

/** The wagering rules are read only when a reward depends on them. */
async function withTimes(
  trx: Trx,
  rewards: readonly Reward[],
  betTimes: number | undefined,
): Promise<Reward[]> {
  const dependsOnRules = rewards.some(
    (one) => isCurrencyReward(one) && typeof one.betRate !== 'number',
  );
  if (!dependsOnRules) return [...rewards];
  return withBetRate(rewards, betTimes ?? (await readWageringRules(trx)).betTimes);
}

function needOf({ id, count, betRate }: Reward): MinorUnits {
  if (typeof betRate !== 'number') throw new Error(`reward ${id} has no wagering multiple`);
  return mustBetFor(minorUnits(count), betRate);
}
