import type { RewardName } from '#shared/reward/reward-entry.ts';
import { useTaskTitle } from '#i18n/use-task-title.ts';
import { useTranslation } from 'react-i18next';

/** Names a reward among those of its source, in the player's language. */
export function useRewardName(): (name: RewardName) => string {
  const { t } = useTranslation('activityCentre');
  const titleOf = useTaskTitle();
  return (name) => {
    switch (name.kind) {
      case 'task':
        return titleOf(name.task);
      case 'task-steps':
        return t('taskSteps', { count: name.count });
      case 'vip':
        return t(`vip.${name.claim}`, { level: name.level });
      case 'text':
        return name.text;
    }
  };
}
