import { useGameWords, type GameWords } from '#state/catalogue/use-game-words.ts';
import type { GameOrder } from '#shared/search/game-query.ts';
import { useTranslation } from 'react-i18next';

/** Labels of filters and sort orders. */
export interface FilterWords extends GameWords {
  rtp(least: number): string;
  order(order: GameOrder): string;
}

export function useFilterWords(): FilterWords {
  const { t } = useTranslation();
  return {
    ...useGameWords(),
    rtp: (least) => t('search.rtpFrom', { least }),
    order: (order) => t(`search.orders.${order}`),
  };
}
