/** Collects what several claims at one press give, so that it is shown together. */
import { mergeRewards, type Reward } from '#domain/reward.ts';

export interface GiftBatch {
  /** Begins to collect. */
  open(): void;
  /** @returns false while nothing is collected: the gift stands alone then */
  add(rewards: readonly Reward[]): boolean;
  /** Ends it. @returns what was given, of each item once */
  close(): readonly Reward[];
}

export function createGiftBatch(): GiftBatch {
  let given: Reward[] | null = null;
  return {
    open() {
      given = [];
    },
    add(rewards) {
      given?.push(...rewards);
      return given !== null;
    },
    close() {
      const rewards = mergeRewards(given ?? []);
      given = null;
      return rewards;
    },
  };
}
