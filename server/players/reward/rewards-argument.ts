import { OperatorError } from '#server/core/commands/command.ts';
import { add, minorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { isCurrencyReward, isOwnable } from '#shared/reward/reward.ts';
import { PIECES_MAX } from '#server/players/reward/give-items.ts';
import type { Reward } from '#server/players/reward/grant-rewards.ts';

/** Parses `2001:5000,4001:3` to one reward each; an empty text to none. */
export function readRewards(text: string): Reward[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [, id, count] = /^(\d{1,6}):(\d{1,12})$/.exec(item) ?? [];
      if (id === undefined || Number(count) === 0) {
        throw new OperatorError(`reward "${item}" must look like 2001:5000`);
      }
      const reward = { id: Number(id), count: Number(count) };
      if (!isCurrencyReward(reward) && !isOwnable(reward)) {
        throw new OperatorError(
          `reward "${item}" has no effect: use 2001 or 2002 (money in hundredths), 1001–1009 (boosts) or 4001 (tickets)`,
        );
      }
      if (isOwnable(reward) && reward.count > PIECES_MAX) {
        throw new OperatorError(`reward "${item}" is more than ${PIECES_MAX} pieces`);
      }
      return reward;
    });
}

/** The money among rewards. */
export const moneyIn = (rewards: readonly Reward[]): MinorUnits =>
  rewards.filter(isCurrencyReward).reduce((sum, { count }) => add(sum, minorUnits(count)), ZERO);
