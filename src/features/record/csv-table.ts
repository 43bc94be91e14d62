import { decimalText, type MinorUnits } from '#shared/money/money.ts';
import type { Milliseconds } from '#shared/time/duration.ts';
import type { CsvCell } from '#shared/csv/csv-text.ts';
import { dayAndTime } from '#shared/record/market-day.ts';
import type { RecordItem, RecordTab } from '#shared/record/record-item.ts';
import type { RecordTexts } from '#features/record/texts/en-PH.ts';

/** The table's language and market. */
export interface TableWords {
  column(name: keyof RecordTexts['column']): string;
  kind(item: RecordItem & { tab: 'all' }): string;
  state(item: RecordItem & { tab: 'deposits' | 'withdrawals' }): string;
  game(id: number): string;
  /** The market's offset from UTC. */
  readonly ahead: Milliseconds;
}

const COLUMNS = {
  all: ['time', 'kind', 'amount', 'balance', 'reference', 'note'],
  deposits: ['time', 'state', 'amount', 'bonus', 'fee', 'channel', 'order', 'note'],
  withdrawals: ['time', 'state', 'amount', 'fee', 'arriving', 'bank', 'account', 'order', 'note'],
  rounds: ['time', 'game', 'bet', 'win', 'balance', 'round'],
} as const satisfies Record<RecordTab, readonly (keyof RecordTexts['column'])[]>;

const money = (amount: MinorUnits): CsvCell => ({ number: decimalText(amount) });

/** The table of a tab: a header row, and a row for each record. */
export function csvTable(
  tab: RecordTab,
  items: readonly RecordItem[],
  words: TableWords,
): readonly (readonly CsvCell[])[] {
  return [
    COLUMNS[tab].map((name) => words.column(name)),
    ...items.map((item) => rowOf(item, words)),
  ];
}

function rowOf(item: RecordItem, words: TableWords): readonly CsvCell[] {
  const time: CsvCell = { date: dayAndTime(item.time, words.ahead) };
  switch (item.tab) {
    case 'all':
      return [
        time,
        words.kind(item),
        money(item.amount),
        money(item.balanceAfter),
        item.refNo,
        item.text,
      ];
    case 'deposits':
      return [
        time,
        words.state(item),
        money(item.amount),
        money(item.bonus),
        money(item.fee),
        item.channel,
        item.id,
        item.failText ?? '',
      ];
    case 'withdrawals':
      return [
        time,
        words.state(item),
        money(item.amount),
        money(item.fee),
        money(item.arriving),
        item.bank,
        item.account,
        item.id,
        item.failText ?? '',
      ];
    case 'rounds':
      return [
        time,
        words.game(item.gameId),
        money(item.bet),
        money(item.win),
        money(item.balanceAfter),
        item.id,
      ];
  }
}
