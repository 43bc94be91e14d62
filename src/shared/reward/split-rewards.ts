import { add, ZERO } from '#shared/money/money.ts';
import { rewardMeaning, wageringOf, type Reward } from './reward.ts';
import { betsOf, type RewardEntry } from './reward-entry.ts';

/** Adds up the money among rewards, and the bets it asks for; other items stay as they are. */
export function splitRewards(
  rewards: readonly Reward[],
): Pick<RewardEntry, 'amount' | 'items' | 'bets'> {
  const meanings = rewards.map((reward) => ({ reward, meaning: rewardMeaning(reward, {}) }));
  const money = meanings.flatMap(({ meaning }) => ('amount' in meaning ? [meaning.amount] : []));
  return {
    amount: money.length === 0 ? null : add(ZERO, ...money),
    items: meanings.flatMap(({ reward, meaning }) => ('amount' in meaning ? [] : [reward])),
    bets: betsOf(wageringOf(rewards)),
  };
}
