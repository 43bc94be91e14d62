import { countFilters, type RecordQuery, type RecordRange } from '#shared/record/record-query.ts';
import { Chip } from '#ui/list/chip.tsx';
import { FilterBar } from '#ui/list/filter-bar.tsx';
import { useTranslation } from 'react-i18next';
import styles from './record-filter.module.css';

interface RecordFilterBarProps {
  readonly query: RecordQuery;
  readonly onQuery: (query: RecordQuery) => void;
  readonly onOpenFilters: () => void;
}

const SHORT_RANGES = ['today', 'week', 'month'] as const;

/** The filter button and the last days, in one row that scrolls sideways. */
export function RecordFilterBar({ query, onQuery, onOpenFilters }: RecordFilterBarProps) {
  const { t } = useTranslation('record');
  const count = countFilters(query);

  function toggle(range: RecordRange) {
    const { range: before, from: _from, to: _to, ...others } = query;
    onQuery(before === range ? others : { ...others, range });
  }

  return (
    <FilterBar
      label={t('filter.label')}
      openLabel={count === 0 ? t('filter.open') : t('filter.openCount', { count })}
      isActive={count > 0}
      onOpen={onOpenFilters}
      className={styles.bar}
    >
      {SHORT_RANGES.map((range) => (
        <Chip key={range} isSelected={query.range === range} onClick={() => toggle(range)}>
          {t(`filter.${range}`)}
        </Chip>
      ))}
    </FilterBar>
  );
}
