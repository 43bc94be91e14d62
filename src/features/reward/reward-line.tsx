import { RewardPhrase } from './reward-phrase.tsx';
import { RewardWagering } from './reward-wagering.tsx';
import type { RewardListProps } from './reward-list.tsx';

/** Rewards in one line of text, and what their money asks for. */
export function RewardLine(props: RewardListProps) {
  return (
    <>
      <RewardPhrase {...props} />
      <RewardWagering rewards={props.rewards} />
    </>
  );
}
