import { csvText, type CsvCell } from '#shared/csv/csv-text.ts';
import { dayText } from '#server/core/market-day.ts';
import type { GameSums } from '#server/operator/pages/today/game-sums.ts';
import type { DaySums, MoneySums } from '#server/operator/pages/today/money-sums.ts';

/** The numbers of a row; games have some of them. */
const NUMBERS = [
  'deposits',
  'withdrawals',
  'bets',
  'wins',
  'betsLessWins',
  'bonuses',
  'interest',
  'added',
  'taken',
  'change',
  'players',
] as const satisfies readonly (keyof MoneySums)[];

/** Amounts are in hundredths, so that no spreadsheet misreads a decimal separator. */
const HEADER = [
  'group',
  'name',
  'deposits_hundredths',
  'withdrawals_hundredths',
  'bets_hundredths',
  'wins_hundredths',
  'bets_less_wins_hundredths',
  'bonuses_hundredths',
  'interest_hundredths',
  'corrections_added_hundredths',
  'corrections_taken_hundredths',
  'balances_changed_hundredths',
  'players',
];

export interface TodayTables {
  total: MoneySums;
  days: readonly DaySums[];
  games: readonly GameSums[];
  providers: readonly GameSums[];
}

/** The tables, one below the other; the column `group` distinguishes them. */
export const todayCsv = ({ total, days, games, providers }: TodayTables): string =>
  csvText([
    HEADER,
    ['total', '', ...cells(total)],
    ...days.map((row) => ['day', { date: dayText(row.day) }, ...cells(row)]),
    ...games.map((row) => ['game', row.name ?? '', ...cells(row)]),
    ...providers.map((row) => ['provider', row.name ?? '', ...cells(row)]),
  ]);

const cells = (row: Partial<Record<(typeof NUMBERS)[number], number>>): CsvCell[] =>
  NUMBERS.map((name) => ({ number: String(row[name] ?? '') }));
