import type { OfferedFilters } from '#shared/search/filter-games.ts';
import {
  countFilters,
  GAME_ORDERS,
  type GameOrder,
  type GameQuery,
} from '#shared/search/game-query.ts';
import { Chip } from '#ui/list/chip.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useTranslation } from 'react-i18next';
import { useFilterWords } from './filter-words.ts';
import styles from './game-search.module.css';

interface GameFilterBarProps {
  readonly query: GameQuery;
  readonly onQuery: (query: GameQuery) => void;
  readonly offered: OfferedFilters;
  readonly onOpenFilters: () => void;
}

/** The filter button and the sort orders, in one row that scrolls sideways. */
export function GameFilterBar({ query, onQuery, offered, onOpenFilters }: GameFilterBarProps) {
  const { t } = useTranslation();
  const words = useFilterWords();
  const count = countFilters(query);
  const chosen: GameOrder = query.order ?? 'match';
  const orders = GAME_ORDERS.filter(
    (order) => (order !== 'newest' || offered.hasReleases) && (order !== 'rtp' || offered.hasRtp),
  );

  function choose(order: GameOrder) {
    const { order: _before, ...others } = query;
    onQuery(order === 'match' ? others : { ...others, order });
  }

  return (
    <FilterBar
      label={t('search.filtersAndOrder')}
      openLabel={count === 0 ? t('search.filters') : t('search.filtersCount', { count })}
      isActive={count > 0}
      onOpen={onOpenFilters}
      className={styles.bar}
    >
      {orders.map((order) => (
        <Chip key={order} isSelected={order === chosen} onClick={() => choose(order)}>
          {words.order(order)}
        </Chip>
      ))}
    </FilterBar>
  );
}
