import {
  rewardMeaning,
  type BoostPercents,
  type Reward,
  type RewardMeaning,
} from '#domain/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

export interface RewardWords {
  readonly kind: RewardMeaning['kind'];
  readonly name: string;
  /** Money, a percentage or a number of pieces. */
  readonly amount: string;
}

/** Describes rewards in the player's language and the market's currency (spec §4). */
export function useRewardWords(boosts: BoostPercents): (reward: Reward) => RewardWords {
  const { t } = useTranslation();
  const { money } = useFormats();
  const times = (count: number) => t('member.rewards.times', { count });
  return (reward) => {
    const meaning = rewardMeaning(reward, boosts);
    const { kind } = meaning;
    switch (kind) {
      case 'coins':
        return { kind, name: t('member.rewards.coins'), amount: money(meaning.amount) };
      case 'bonus-coins':
        return { kind, name: t('member.rewards.bonusCoins'), amount: money(meaning.amount) };
      case 'tickets':
        return { kind, name: t('member.rewards.tickets'), amount: times(meaning.count) };
      case 'boost': {
        const { percent, count } = meaning;
        const amount =
          percent === null ? times(count) : t('member.rewards.boostPercent', { percent });
        return { kind, name: t('member.rewards.boost'), amount };
      }
      case 'other': {
        const name = t('member.rewards.other', { id: reward.id });
        return { kind, name, amount: times(meaning.count) };
      }
    }
  };
}
