import { Dotted } from '#ui/base/dotted.tsx';
import { Note } from '#ui/base/note.tsx';
import { useRewardWords } from './use-reward-words.ts';
import type { RewardListProps } from './reward-list.tsx';

/** Rewards in one line of text, without what their money asks for: `RewardWagering` has its own place. */
export function RewardPhrase({ rewards, boosts = {} }: RewardListProps) {
  const describe = useRewardWords(boosts);
  return (
    <Note as="span" figures>
      <Dotted parts={rewards.map(describe).map(({ phrase }) => phrase.replaceAll(' ', '\u00a0'))} />
    </Note>
  );
}
