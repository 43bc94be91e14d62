import { isMinorUnits, ZERO } from '#shared/money/money.ts';
import { countsMoney, type Task } from '#shared/task/task.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTaskTitle } from '#i18n/use-task-title.ts';
import { useTranslation } from 'react-i18next';

export interface TaskWords {
  readonly title: string;
  /** Progress as text; null for a task with a single step. */
  readonly progress: string | null;
}

/** Describes a task in the player's language and the market's currency. */
export function useTaskWords(): (task: Task) => TaskWords {
  const { t } = useTranslation('task');
  const titleOf = useTaskTitle();
  const { money } = useFormats();
  const coins = (amount: number) => money(isMinorUnits(amount) ? amount : ZERO, 'floor');
  return (task) => {
    const { kind, target, done } = task;
    const isMoney = countsMoney(kind);
    const title = titleOf(task);
    if (target <= 1) return { title, progress: null };
    const shown = Math.min(done, target);
    const [now, all] = isMoney ? [coins(shown), coins(target)] : [shown, target];
    return { title, progress: t('progress', { done: now, target: all }) };
  };
}
