/** The one step that a success offers (spec §2, "Other overlays"). */
import { isCurrencyReward, isOwnable, type Reward } from './reward.ts';

export type NextStep =
  /** Another reward is ready in the same place. */
  | 'claim'
  /** Money has arrived. */
  | 'play'
  /** Boosts or tickets have arrived. */
  | 'items'
  /** Nothing follows. */
  | 'none';

export interface SuccessFacts {
  readonly rewards: readonly Pick<Reward, 'id' | 'count'>[];
  /** Another reward can be claimed where this one was. */
  readonly isMoreReady: boolean;
  /** False in a break, and when a limit is used up. */
  readonly mayPlay: boolean;
}

/** A player who may not play is not sent to a game: only what is theirs is shown. */
export function nextStep({ rewards, isMoreReady, mayPlay }: SuccessFacts): NextStep {
  const given = rewards.filter(({ count }) => count > 0);
  if (isMoreReady) return 'claim';
  if (mayPlay && given.some(isCurrencyReward)) return 'play';
  return given.some(isOwnable) ? 'items' : 'none';
}
