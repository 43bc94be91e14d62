import type { Reward } from '#shared/reward/reward.ts';
import type { OnGot } from '#state/activity/use-entry-claim.ts';
import { overlayOpened } from '#state/overlays/overlay-slice.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { createGiftBatch, type GiftBatch } from './gift-batch.ts';

export interface Gifts extends Pick<GiftBatch, 'open' | 'close'> {
  /** Shows the gift of a claim, or adds it to the open batch. */
  readonly onGot: OnGot;
  show(rewards: readonly Reward[]): void;
}

/** Shows the gifts of claims in the reward dialog: those made with one press together. */
export function useGifts(): Gifts {
  const dispatch = useDispatch();
  const [batch] = useState(createGiftBatch);
  const show = (rewards: readonly Reward[]) =>
    void dispatch(overlayOpened({ name: 'reward', rewards }));
  return {
    open: batch.open,
    close: batch.close,
    onGot: ({ rewards }) => {
      if (!batch.add(rewards)) show(rewards);
    },
    show,
  };
}
