import { useRewardWords } from './use-reward-words.ts';
import type { RewardListProps } from './reward-list.tsx';
import styles from './reward-list.module.css';

/** Rewards in one line of words, for a list of what was given before. */
export function RewardLine({ rewards, boosts = {} }: RewardListProps) {
  const describe = useRewardWords(boosts);
  return (
    <span className={styles.line}>
      {rewards
        .map(describe)
        .map(({ name, amount }) => `${name}\u00a0${amount.replaceAll(' ', '\u00a0')}`)
        .join(' · ')}
    </span>
  );
}
