import type { Reward } from '#shared/reward/reward.ts';
import type { OnGot } from '#state/activity/use-entry-claim.ts';
import { useState } from 'react';
import { createGiftBatch, type GiftBatch } from './gift-batch.ts';

export interface Gifts extends Pick<GiftBatch, 'open' | 'close'> {
  /** Shows the gift of a claim, or adds it to the open batch. */
  readonly onGot: OnGot;
  show(rewards: readonly Reward[]): void;
  /** The gifts of the latest press; null when the player has seen them. */
  readonly shown: readonly Reward[] | null;
  readonly onSeen: () => void;
}

/** The gifts of claims in the list: those made with one press together. */
export function useGifts(): Gifts {
  const [shown, setShown] = useState<readonly Reward[] | null>(null);
  const [batch] = useState(createGiftBatch);
  return {
    open: batch.open,
    close: batch.close,
    onGot: ({ rewards }) => {
      if (!batch.add(rewards)) setShown(rewards);
    },
    show: setShown,
    shown,
    onSeen: () => setShown(null),
  };
}
