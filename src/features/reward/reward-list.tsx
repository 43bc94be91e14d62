import type { BoostPercents, Reward } from '#shared/reward/reward.ts';
import { Amount } from '#ui/money/amount.tsx';
import { BoostIcon } from '#ui/icons/boost-icon.tsx';
import { CoinIcon } from '#ui/icons/coin-icon.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { TicketIcon } from '#ui/icons/ticket-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import styles from './reward-list.module.css';
import { RewardWagering } from './reward-wagering.tsx';
import { listedRewards, useRewardWords } from './use-reward-words.ts';

export interface RewardListProps {
  readonly rewards: readonly Reward[];
  /** Percents of the boosts, from the prop config; without one a boost is named without its number. */
  readonly boosts?: BoostPercents | undefined;
}

const drawings = {
  boost: BoostIcon,
  coins: CoinIcon,
  'bonus-coins': CoinIcon,
  tickets: TicketIcon,
  other: GiftIcon,
} as const;

/** Rewards with their picture, name and amount, each once, and what their money asks for. */
export function RewardList({ rewards, boosts = {} }: RewardListProps) {
  const { t } = useTranslation();
  const describe = useRewardWords(boosts);
  if (rewards.length === 0) return <Text tone="soft">{t('member.rewards.none')}</Text>;
  return (
    <Stack gap={2}>
      <List gap={2} aria-label={t('member.rewards.label')}>
        {listedRewards(rewards).map((reward) => {
          const { name, amount, kind } = describe(reward);
          const Drawing = drawings[kind];
          return (
            <Row key={reward.id} as="li" gap={3} lineGap={1} wrap className={styles.reward}>
              <span className={styles.picture}>
                <Drawing size={28} />
              </span>
              <span className={styles.name}>{name}</span>
              <Amount text={amount} size="large" />
            </Row>
          );
        })}
      </List>
      <RewardWagering rewards={rewards} />
    </Stack>
  );
}
