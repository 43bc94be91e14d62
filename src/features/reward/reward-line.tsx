import { Note } from '#ui/base/note.tsx';
import { RewardWagering } from './reward-wagering.tsx';
import { useRewardWords } from './use-reward-words.ts';
import type { RewardListProps } from './reward-list.tsx';

/** Rewards in one line of text, and what their money asks for. */
export function RewardLine({ rewards, boosts = {} }: RewardListProps) {
  const describe = useRewardWords(boosts);
  return (
    <>
      <Note as="span" figures>
        {rewards
          .map(describe)
          .map(({ phrase }) => phrase.replaceAll(' ', '\u00a0'))
          .join(' · ')}
      </Note>
      <RewardWagering rewards={rewards} />
    </>
  );
}
