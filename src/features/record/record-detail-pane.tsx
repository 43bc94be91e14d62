import type { RecordItem } from '#shared/record/record-item.ts';
import type { RecordQuery } from '#shared/record/record-query.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useTranslation } from 'react-i18next';
import { RecordDetail } from './record-detail.tsx';
import styles from './record-detail-pane.module.css';

interface RecordDetailPaneProps {
  /** Null while the records are loading. */
  readonly item: RecordItem | null;
  readonly onQuery: (query: RecordQuery) => void;
}

/** The chosen record, beside the list. */
export function RecordDetailPane({ item, onQuery }: RecordDetailPaneProps) {
  const { t } = useTranslation('record');
  if (item === null) return <Skeleton height={360} radius={3} />;
  return (
    <aside className={styles.pane} aria-label={t('detail.title')}>
      <RecordDetail key={item.id} item={item} onQuery={onQuery} />
    </aside>
  );
}
