import { useIsOnline } from '#state/connection/use-is-online.ts';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { useRecordsInfiniteQuery } from '#api/record.ts';
import { selectCatalogue } from '#state/catalogue/catalogue-slice.ts';
import { joinPages, type RecordItem, type RecordPage } from '#shared/record/record-item.ts';
import { filterStored, isWholeTab, type RecordFilter } from '#shared/record/record-query.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { storeRecords } from '#state/record/stored-records.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { nextPart, NO_MORE, type Paging } from '#ui/list/paging.ts';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { useStoredRecords } from './use-stored-records.ts';

/** Shown when the records may be outdated. */
export interface Staleness {
  /** When the server sent them, epoch ms. */
  readonly fetchedAt: number;
  readonly isConnected: boolean;
}

export interface ReadyRecords {
  readonly status: 'ready';
  /** Newest first. */
  readonly items: readonly RecordItem[];
  /** Total number; null when only the stored ones are known. */
  readonly total: number | null;
  /** The server's own sum of everything the filter finds. */
  readonly sum: RecordPage['sum'];
  readonly staleness: Staleness | null;
  readonly paging: Paging;
}

export type Records = Unloaded | ReadyRecords;

/**
 * The records a filter finds, loaded page by page; when the server does not answer, its earlier answer, or
 * the records stored on the device.
 */
export function useRecords(filter: RecordFilter): Records {
  const errors = useErrorText();
  const isConnected = useIsOnline();
  const { byId } = useSelector(selectCatalogue);
  const stored = useStoredRecords(filter.tab);
  const query = useRecordsInfiniteQuery(filter, {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: true,
  });
  const { currentData, error, isFetching, fulfilledTimeStamp: fetchedAt, refetch } = query;
  const first = currentData?.pages[0];
  const hasFailed = error !== undefined && !query.isFetchNextPageError;

  useEffect(() => {
    if (first === undefined || fetchedAt === undefined || !isWholeTab(filter)) return;
    void storeRecords(filter.tab, first, fetchedAt);
  }, [filter, first, fetchedAt]);

  const pages = currentData?.pages;
  const items = useMemo(() => (pages === undefined ? [] : joinPages(pages)), [pages]);

  if (first !== undefined) {
    return {
      status: 'ready',
      items,
      total: first.total,
      sum: first.sum,
      staleness: hasFailed && !isFetching ? { fetchedAt: fetchedAt ?? 0, isConnected } : null,
      paging: nextPart(query, errors.loading),
    };
  }
  if (error === undefined || stored === undefined) return { status: 'loading' };
  if (stored === null) {
    return unloadedOf({ error, isFetching, refetch }, errors.loading);
  }
  return {
    status: 'ready',
    items: filterStored(stored.value, filter, (game) => byId.get(game)?.providerId),
    total: null,
    sum: null,
    staleness: { fetchedAt: stored.savedAt, isConnected },
    paging: NO_MORE,
  };
}
