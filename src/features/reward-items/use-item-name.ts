import type { RewardItem } from '#shared/reward/reward-item.ts';
import { useTranslation } from 'react-i18next';

/** Names a boost or a ticket. */
export function useItemName(): (item: RewardItem) => string {
  const { t } = useTranslation('rewardItems');
  return (item) => (item.kind === 'boost' ? t('boost', { percent: item.percent }) : t('ticket'));
}
