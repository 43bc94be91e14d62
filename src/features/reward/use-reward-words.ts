import {
  isCurrencyReward,
  mergeRewards,
  RewardId,
  rewardMeaning,
  type BoostPercents,
  type Reward,
  type RewardMeaning,
} from '#shared/reward/reward.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

export interface RewardWords {
  readonly kind: RewardMeaning['kind'];
  readonly name: string;
  /** Money, a percentage or a number of pieces. */
  readonly amount: string;
  /** Both in one phrase. */
  readonly phrase: string;
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
      case 'bonus-coins': {
        const phrase = t('member.rewards.bonusOf', { amount: money(meaning.amount, 'short') });
        return { kind, name: t('member.rewards.bonus'), amount: money(meaning.amount), phrase };
      }
      case 'tickets': {
        const { count } = meaning;
        const phrase = t('member.rewards.ticketsOf', { count });
        return { kind, name: t('member.rewards.tickets'), amount: times(count), phrase };
      }
      case 'boost': {
        const { percent, count } = meaning;
        const name = t('member.rewards.boost');
        if (percent === null) return { kind, name, amount: times(count), phrase: name };
        const amount = t('member.rewards.boostPercent', { percent });
        return { kind, name, amount, phrase: t('member.rewards.boostOf', { percent }) };
      }
      case 'other': {
        const name = t('member.rewards.other', { id: reward.id });
        const amount = times(meaning.count);
        return { kind, name, amount, phrase: `${name} ${amount}` };
      }
    }
  };
}

/** One entry for all the money, and one for each other item; what they ask for is below the list. */
export const listedRewards = (rewards: readonly Reward[]): readonly Reward[] =>
  mergeRewards(
    rewards.map((reward) => ({
      id: isCurrencyReward(reward) ? RewardId.coins : reward.id,
      count: reward.count,
      betRate: null,
      betDays: null,
    })),
  );
