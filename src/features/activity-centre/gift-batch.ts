/** Collects the gifts of several claims made with one press, to show them together. */
import { mergeRewards, type Reward } from '#shared/reward/reward.ts';

export interface GiftBatch {
  /** Starts collecting. */
  open(): void;
  /** @returns false while no batch is open: the gift is shown on its own */
  add(rewards: readonly Reward[]): boolean;
  /** Ends the batch. @returns the collected gifts, one entry per item */
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
