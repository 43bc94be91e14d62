import { OperatorError } from '#server/operator/command.ts';
import type { Reward } from '#server/ledger/grant-rewards.ts';

/** `2001:5000,4001:3` → a reward each; an empty text gives nothing. */
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
      return { id: Number(id), count: Number(count) };
    });
}
