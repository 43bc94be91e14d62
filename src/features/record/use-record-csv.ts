import { LARGEST_PAGE, recordApi } from '#api/record.ts';
import { markets } from '#shared/market/market.ts';
import { DEBOUNCE } from '#config/constants.ts';
import { epochMs } from '#shared/time/duration.ts';
import { csvText } from '#shared/csv/csv-text.ts';
import { dayOf } from '#shared/record/market-day.ts';
import { joinPages, type RecordPage } from '#shared/record/record-item.ts';
import type { RecordFilter } from '#shared/record/record-query.ts';
import { createSubmitGate } from '#shared/form/submit-gate.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { saveTextFile } from '#browser/storage/save-file.ts';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { csvTable } from './csv-table.ts';
import { useRecordWords } from './record-words.ts';

export type RecordCsv =
  | { readonly status: 'idle' }
  | { readonly status: 'collecting'; readonly count: number }
  | { readonly status: 'saved'; readonly count: number; readonly isCapped: boolean }
  | { readonly status: 'failed'; readonly problem: string };

/** A file holds at most 2,000 records. */
const MOST_PAGES = 2000 / LARGEST_PAGE;

/** Loads everything a filter finds, and saves it as a table. */
export function useRecordCsv(filter: RecordFilter): {
  readonly csv: RecordCsv;
  /** @param at time of the press in ms, from any fixed start */
  readonly save: (at: number) => void;
} {
  const { t } = useTranslation('record');
  const errors = useErrorText();
  const words = useRecordWords();
  const market = use(MarketContext);
  const { ahead } = markets[market];
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [gate] = useState(() => createSubmitGate(DEBOUNCE));
  const [csv, setCsv] = useState<RecordCsv>({ status: 'idle' });

  async function collect() {
    const pages: RecordPage[] = [];
    for (let pageNo = 1; pageNo <= MOST_PAGES; pageNo += 1) {
      setCsv({ status: 'collecting', count: joinPages(pages).length });
      const asked = recordApi.endpoints.recordPage.initiate(
        { filter, pageNo },
        { subscribe: false, forceRefetch: true },
      );
      // oxlint-disable-next-line no-await-in-loop -- the next page may not exist: each waits for the one before
      const { data, error } = await dispatch(asked);
      if (data === undefined) {
        const problem = errors.loading(error ?? { message: 'no page' });
        setCsv({ status: 'failed', problem: t('csv.failed', { problem }) });
        return;
      }
      pages.push(data);
      if (!data.hasMore) break;
    }
    const items = joinPages(pages);
    const table = csvTable(filter.tab, items, {
      column: (name) => t(`column.${name}`, { city: t(`city.${market}`) }),
      kind: words.movement,
      state: (item) =>
        item.tab === 'deposits' ? t(`deposit.${item.state}`) : t(`withdrawal.${item.state}`),
      game: words.game,
      ahead,
    });
    const day = dayOf(epochMs(Date.now()), ahead);
    saveTextFile(`parola-${filter.tab}-${day}.csv`, csvText(table), 'text/csv;charset=utf-8');
    setCsv({ status: 'saved', count: items.length, isCapped: pages.at(-1)?.hasMore === true });
  }

  async function run() {
    await collect();
    gate.leave();
  }

  return {
    csv,
    save: (at) => {
      if (gate.enter(at)) void run();
    },
  };
}
