import type { Reward } from '#domain/reward.ts';
import type { ReactNode } from 'react';

/** `cards`: what was just received; `line`: what was received before, in short. */
export type RenderRewards = (rewards: readonly Reward[], look: 'cards' | 'line') => ReactNode;
