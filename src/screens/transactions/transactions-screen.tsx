import { markets } from '#shared/market/market.ts';
import { epochMs } from '#shared/time/duration.ts';
import { RECORD_TABS, type RecordItem } from '#shared/record/record-item.ts';
import {
  countFilters,
  filterOf,
  withoutFilters,
  withTab,
  type RecordQuery,
} from '#shared/record/record-query.ts';
import { hasTwoPanes, watchTwoPanes } from '#browser/page/settled/two-panes.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { CsvButton } from '#features/record/csv-button.tsx';
import { RecordDetailPane } from '#features/record/record-detail-pane.tsx';
import { RecordDetailSheet } from '#features/record/record-detail-sheet.tsx';
import { RecordFilterBar } from '#features/record/record-filter-bar.tsx';
import { RecordFilterSheet } from '#features/record/record-filter-sheet.tsx';
import { RecordsPanel } from '#features/record/records-panel.tsx';
import { useRecords } from '#features/record/use-records.ts';
import { MarketContext } from '#i18n/use-formats.ts';
import { classNames } from '#ui/base/class-names.ts';
import { ChipRow } from '#ui/list/chip-row.tsx';
import { DepositIcon } from '#ui/icons/deposit-icon.tsx';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
import { RecordIcon } from '#ui/icons/record-icon.tsx';
import { WithdrawIcon } from '#ui/icons/withdraw-icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './transactions-screen.module.css';

interface TransactionsScreenProps {
  readonly query: RecordQuery;
  /** Replaces the address with the current query. */
  readonly onQuery: (query: RecordQuery) => void;
}

const PANEL = 'records-panel';

const DRAWINGS = {
  all: RecordIcon,
  deposits: DepositIcon,
  withdrawals: WithdrawIcon,
  rounds: PlayIcon,
} as const;

/** Every movement of the player's coins, and every order and round (spec §2, `/record/transaction`). */
export function TransactionsScreen({ query, onQuery }: TransactionsScreenProps) {
  const { t } = useTranslation('record');
  const { t: words } = useTranslation();
  const { ahead } = markets[use(MarketContext)];
  const [now, setNow] = useState(() => epochMs(Date.now()));
  const filter = useMemo(() => filterOf(query, now, ahead), [query, now, ahead]);
  const records = useRecords(filter);
  const [isFiltering, setFiltering] = useState(false);
  const [opened, setOpened] = useState<RecordItem | null>(null);
  const hasPanes = useSyncExternalStore(watchTwoPanes, hasTwoPanes);
  const { tab = 'all' } = query;
  const items = records.status === 'ready' ? records.items : [];
  const shown = items.find(({ id }) => id === opened?.id) ?? items[0] ?? null;
  const isBeside = hasPanes && (shown !== null || records.status === 'loading');

  function handleQuery(next: RecordQuery) {
    setNow(epochMs(Date.now()));
    setOpened(null);
    onQuery(next);
  }

  return (
    <main data-screen="transactions">
      <PageHeader title={words('screens.transactions.title')} back={<BackLink />} />
      <Stack gap={1} className={styles.choices}>
        <ChipRow
          className={styles.tabs}
          label={t('tabs')}
          look="tile"
          items={RECORD_TABS.map((id) => {
            const Drawing = DRAWINGS[id];
            return { id, label: t(`tab.${id}`), leading: <Drawing size={24} /> };
          })}
          selectedId={tab}
          idPrefix="records"
          panelId={PANEL}
          onSelect={(id) =>
            handleQuery(withTab(query, RECORD_TABS.find((name) => name === id) ?? 'all'))
          }
        />
        <RecordFilterBar
          query={query}
          onQuery={handleQuery}
          onOpenFilters={() => setFiltering(true)}
        />
      </Stack>
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={`records-${tab}`}
        className={classNames(styles.content, isBeside && styles.panes)}
      >
        <RecordsPanel
          tab={tab}
          records={records}
          isFiltered={countFilters(query) > 0}
          isOneKind={query.kind !== undefined}
          onReset={() => handleQuery(withoutFilters(query))}
          onOpen={setOpened}
          shown={hasPanes ? shown : undefined}
          csv={<CsvButton key={JSON.stringify(query)} filter={filter} />}
        />
        {isBeside && <RecordDetailPane item={shown} onQuery={handleQuery} />}
      </div>
      <RecordFilterSheet
        isOpen={isFiltering}
        onClose={() => setFiltering(false)}
        query={query}
        onQuery={handleQuery}
      />
      <RecordDetailSheet
        item={hasPanes ? null : opened}
        onClose={() => setOpened(null)}
        onQuery={handleQuery}
      />
    </main>
  );
}
