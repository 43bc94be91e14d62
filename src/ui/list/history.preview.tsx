import { HistoryRow } from './history-row.tsx';
import { History } from './history.tsx';
import { NO_MORE, type Paging } from './paging.ts';
import { statesOf, type Preview } from '#ui/base/preview.ts';

interface Entry {
  readonly title: string;
  readonly time: number;
  readonly amount: string | null;
}

const entries: readonly Entry[] = [
  { title: 'Taken out', time: 3, amount: '₱500' },
  { title: 'Interest', time: 2, amount: '+₱1.14' },
  { title: 'A ticket that has expired', time: 1, amount: null },
];
const looks: Readonly<Record<string, { entries: readonly Entry[]; paging?: Partial<Paging> }>> = {
  all: { entries },
  more: { entries, paging: { hasMore: true, problem: 'There is no connection.' } },
  empty: { entries: [] },
};

export const preview: Preview = {
  name: 'History',
  states: statesOf(looks, (look) => (
    <History
      title="Movements"
      entries={look.entries}
      renderEntry={({ title, amount }) => (
        <HistoryRow
          title={title}
          notes={['Jan 3, 12:22 PM', 'Order 4711']}
          amount={amount}
          isGain={amount?.startsWith('+') === true}
          after="₱12,500 left"
        />
      )}
      emptyText="Nothing yet."
      moreLabel="Show more"
      failedText="The rest could not be loaded."
      paging={{ ...NO_MORE, ...look.paging }}
    />
  )),
};
