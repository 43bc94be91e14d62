import type { Reward } from '#shared/reward/reward.ts';
import type { ReactNode } from 'react';

/** `cards`: just received; `line`: received earlier, in short form. */
export type RenderRewards = (rewards: readonly Reward[], look: 'cards' | 'line') => ReactNode;
