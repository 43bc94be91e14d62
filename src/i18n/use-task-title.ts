import { isMinorUnits, ZERO } from '#shared/money/money.ts';
import type { Task } from '#shared/task/task.ts';
import { MarketContext, useFormats } from '#i18n/use-formats.ts';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

/** A task's title, in the player's language and the market's currency. Needs the texts `task`. */
export function useTaskTitle(): (task: Pick<Task, 'id' | 'kind' | 'target'>) => string {
  const { t } = useTranslation('task');
  const { money } = useFormats();
  const market = use(MarketContext);
  return ({ id, kind, target }) => {
    const amount = money(isMinorUnits(target) ? target : ZERO, 'floor');
    // The messaging app that a market shares with (`SHARE_NETWORKS`).
    const named = kind === 'share-whatsapp' && market === 'th' ? 'share-line' : kind;
    return t(`title.${named}`, { id, count: target, amount });
  };
}
