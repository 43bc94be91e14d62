import { upTo } from '#shared/money/money.ts';
import type { RewardCondition } from '#shared/reward/reward-entry.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

export interface ConditionText {
  readonly text: string;
  /** Progress from 0 to 1; null for a condition without progress. */
  readonly fraction: number | null;
}

/** Describes a reward's condition in the player's language. */
export function useConditionText(): (condition: RewardCondition) => ConditionText {
  const { t } = useTranslation('activityCentre');
  const { money } = useFormats();
  return (condition) => {
    switch (condition.kind) {
      case 'recharge':
      case 'bets':
      case 'invite':
      case 'claimed': {
        const { kind, target } = condition;
        const done = upTo(condition.done, target);
        const words = { done: money(done), target: money(target) };
        return { text: t(`condition.${kind}`, words), fraction: fractionOf(done, target) };
      }
      case 'steps': {
        const { target } = condition;
        const done = upTo(condition.done, target);
        const fraction = fractionOf(done, target);
        return { text: t('condition.steps', { done, target }), fraction };
      }
      case 'daily':
        return {
          text: t('condition.daily', { amount: money(condition.amount, 'short') }),
          fraction: null,
        };
    }
  };
}

const fractionOf = (done: number, target: number): number => (target <= 0 ? 1 : done / target);
