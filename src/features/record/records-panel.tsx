import type { RecordItem, RecordTab } from '#shared/record/record-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { Button } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchIcon } from '#ui/icons/search-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadMore } from '#ui/list/load-more.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { Note } from '#ui/base/note.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoRecords } from './no-records.tsx';
import { RecordList } from './record-list.tsx';
import { RecordTotalsCard } from './record-totals.tsx';
import styles from './records-panel.module.css';
import type { Records, Staleness } from './use-records.ts';

export interface RecordsPanelProps {
  readonly tab: RecordTab;
  readonly records: Records;
  /** A filter is active. */
  readonly isFiltered: boolean;
  /** The filter finds movements of one kind only. */
  readonly isOneKind: boolean;
  readonly onReset: () => void;
  readonly onOpen: (item: RecordItem) => void;
  /** The record whose details are beside the list; undefined where they open over it. */
  readonly shown?: RecordItem | null | undefined;
  /** The export button; not shown with stored records. */
  readonly csv: ReactNode;
}

const EXPECTED_ROWS = [0, 1, 2, 3, 4, 5, 6];

export function RecordsPanel(props: RecordsPanelProps) {
  const { tab, records, isFiltered, isOneKind, onReset, onOpen, shown, csv } = props;
  const { t } = useTranslation('record');
  const loadLabels = useLoadLabels();
  if (records.status !== 'ready') {
    return (
      <LoadState state={records} failedTitle={t('failedTitle')} {...loadLabels}>
        <Skeleton height={128} radius={2} />
        {EXPECTED_ROWS.map((row) => (
          <Skeleton key={row} height={60} />
        ))}
      </LoadState>
    );
  }
  const { items, staleness, paging } = records;
  return (
    <Stack gap={4}>
      {staleness !== null && <StaleNotice {...staleness} />}
      {items.length === 0 && !isFiltered && <NoRecords tab={tab} />}
      {items.length === 0 && isFiltered && (
        <EmptyState
          art={<SearchIcon size={56} />}
          title={t('none')}
          text={t('noneText')}
          action={
            <Button variant="quiet" onClick={onReset}>
              {t('noneAction')}
            </Button>
          }
        />
      )}
      {items.length > 0 && (
        <>
          <RecordTotalsCard records={records} isOneKind={isOneKind} />
          {staleness === null && csv}
          <RecordList items={items} onOpen={onOpen} shown={shown} />
        </>
      )}
      <LoadMore label={t('more')} paging={paging} />
      {!paging.hasMore && items.length > 0 && (
        <Note tone="faint" align="center" className={styles.end}>
          {t('end')}
        </Note>
      )}
    </Stack>
  );
}

function StaleNotice({ fetchedAt, isConnected }: Staleness) {
  const { t } = useTranslation('record');
  const { age } = useFormats();
  const [now] = useState(() => Date.now());
  return (
    <NoticeBanner
      tone="offline"
      text={t(isConnected ? 'stored.unreachable' : 'stored.offline', { age: age(fetchedAt, now) })}
      note={t('stored.note')}
    />
  );
}
