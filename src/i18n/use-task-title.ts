import { isMinorUnits, ZERO } from '#domain/money.ts';
import type { Task } from '#domain/task.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useTranslation } from 'react-i18next';

/** A task's title, in the player's language and the market's currency. Needs the texts `task`. */
export function useTaskTitle(): (task: Pick<Task, 'id' | 'kind' | 'target'>) => string {
  const { t } = useTranslation('task');
  const { money } = useFormats();
  return ({ id, kind, target }) => {
    const amount = money(isMinorUnits(target) ? target : ZERO, 'floor');
    return t(`title.${kind}`, { id, count: target, amount });
  };
}
