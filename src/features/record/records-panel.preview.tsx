import { RECORD_TABS } from '#shared/record/record-item.ts';
import { NO_MORE } from '#ui/list/paging.ts';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { CsvLine } from './csv-button.tsx';
import { previewRecords } from './preview-records.ts';
import { RecordsPanel, type RecordsPanelProps } from './records-panel.tsx';
import type { ReadyRecords } from './use-records.ts';
import type { RecordCsv } from './use-record-csv.ts';

const nothing = () => undefined;
const idle = <CsvLine csv={{ status: 'idle' }} onSave={nothing} />;
const ready: ReadyRecords = {
  status: 'ready',
  items: previewRecords.all,
  total: 9,
  sum: null,
  staleness: null,
  paging: NO_MORE,
};
const FETCHED_AT = Date.UTC(2026, 0, 1);

const looks: Readonly<Record<string, Partial<RecordsPanelProps>>> = {
  ...Object.fromEntries(
    RECORD_TABS.map((tab) => [tab, { tab, records: { ...ready, items: previewRecords[tab] } }]),
  ),
  loading: { records: { status: 'loading' } },
  failed: {
    records: FAILED,
  },
  empty: { records: { ...ready, items: [] } },
  'nothing found': { records: { ...ready, items: [] }, isFiltered: true },
  stored: {
    records: { ...ready, total: null, staleness: { fetchedAt: FETCHED_AT, isConnected: false } },
  },
  'more, failed': {
    records: {
      ...ready,
      total: 60,
      paging: { ...NO_MORE, hasMore: true, problem: 'There is no connection.' },
    },
  },
};

const outcomes: Readonly<Record<string, RecordCsv>> = {
  'CSV: collecting': { status: 'collecting', count: 150 },
  'CSV: saved': { status: 'saved', count: 312, isCapped: false },
  'CSV: capped': { status: 'saved', count: 2000, isCapped: true },
  'CSV: failed': { status: 'failed', problem: 'Nothing was saved. There is no connection.' },
};

export const preview: Preview = {
  name: 'Records',
  states: {
    ...statesOf(looks, (look) => (
      <RecordsPanel
        tab="all"
        records={ready}
        isFiltered={false}
        isOneKind={false}
        onReset={nothing}
        onOpen={nothing}
        csv={idle}
        {...look}
      />
    )),
    ...statesOf(outcomes, (csv) => <CsvLine csv={csv} onSave={nothing} />),
  },
};
