import { csvText, type CsvCell } from '#shared/csv/csv-text.ts';
import { askedOf, numberCell, snake, stateCells } from '#server/marketing/report/files.ts';
import { dayText } from '#server/core/market-day.ts';
import { isOpen, type PlayerValue, type Value } from '#server/marketing/revenue/read-value.ts';
import { MEASURES, type View } from '#server/marketing/report/view.ts';
import { MONEY_NAMES, type Money } from '#server/marketing/revenue/money.ts';
import type { Moved, Revenue } from '#server/marketing/revenue/read-revenue.ts';
import { VALUE_DAYS } from '#server/marketing/revenue/revenue-contribution.ts';

const hundredths = (name: string): string => `${snake(name)}_hundredths`;

const MOVED_HEADS = ['players_a_day', ...MONEY_NAMES.map(hundredths)];

const movedCells = (moved: Moved): CsvCell[] => [
  numberCell(moved.playersADay),
  ...MONEY_NAMES.map((name) => numberCell(moved[name])),
];

/** One line per row, with its numbers of the compared period. */
export const revenueCsv = ({ by }: View, { rows, isUnfinished, isFilling }: Revenue): string =>
  csvText([
    [
      by,
      ...MOVED_HEADS,
      'cost_hundredths',
      ...MOVED_HEADS.map((head) => `before_${head}`),
      'is_unfinished',
      'is_filling',
    ],
    ...rows.map(({ name, moved, before, cost }) => [
      name,
      ...movedCells(moved),
      numberCell(cost ?? ''),
      ...(before ? movedCells(before) : MOVED_HEADS.map(() => '')),
      yesNo(isUnfinished),
      yesNo(isFilling),
    ]),
  ]);

const yesNo = (isTrue: boolean): string => (isTrue ? 'yes' : 'no');

export const revenueJson = (view: View, revenue: Revenue, timeZone: string): string => {
  const { total, costBefore = null, rows, isUnfinished, isFilling } = revenue;
  return JSON.stringify({
    ...askedOf(view),
    timeZone,
    by: view.by,
    isUnfinished,
    isFilling,
    total: { ...total.moved, cost: total.cost ?? null },
    before: total.before ? { ...total.before, cost: costBefore } : null,
    rows: rows.map(({ name, moved, before = null, cost = null }) => ({
      name,
      ...moved,
      before,
      cost,
    })),
  });
};

/** Of a file, amounts are of all players, not of each. */
const VALUE_HEADS = [
  'players',
  ...VALUE_DAYS.flatMap((days) => [
    `d${days}_players`,
    ...MEASURES.map((measure) => `d${days}_${hundredths(measure)}`),
    `d${days}_is_window_open`,
  ]),
  ...MEASURES.map((measure) => `so_far_${hundredths(measure)}`),
  'cost_hundredths',
];

/** First all players, then cohorts, then the dimension; the column `group` distinguishes them. */
export const valueCsv = (
  { by, cohort }: View,
  { total, cohorts, rows, isFilling }: PlayerValue,
): string =>
  csvText([
    ['group', 'name', ...VALUE_HEADS, 'is_cut', 'is_unfinished', 'is_filling'],
    ['total', '', ...valueCells(total), '', '', yesNo(isFilling)],
    ...cohorts.map((row) => [
      cohort,
      { date: dayText(Number(row.name)) },
      ...valueCells(row),
      ...stateCells(row),
      yesNo(isFilling),
    ]),
    ...rows.map((row) => [by, row.name, ...valueCells(row), '', '', yesNo(isFilling)]),
  ]);

const valueCells = ({ value, cost }: PlayerValue['total']): CsvCell[] => [
  numberCell(value.players),
  ...VALUE_DAYS.flatMap((days): CsvCell[] => [
    numberCell(value.days[days].players),
    ...MEASURES.map((measure) => numberCell(value.days[days].money[measure])),
    yesNo(isOpen(value, days)),
  ]),
  ...MEASURES.map((measure) => numberCell(value.soFar[measure])),
  numberCell(cost ?? ''),
];

export const valueJson = (
  view: View,
  { total, cohorts, rows, isFilling }: PlayerValue,
  timeZone: string,
): string =>
  JSON.stringify({
    ...askedOf(view),
    timeZone,
    isFilling,
    total: valueObject(total),
    cohort: view.cohort,
    cohorts: cohorts.map(({ name, isCut, isUnfinished, ...row }) => ({
      day: dayText(Number(name)),
      isCut,
      isUnfinished,
      ...valueObject(row),
    })),
    by: view.by,
    rows: rows.map(({ name, ...row }) => ({ name, ...valueObject(row) })),
  });

const measuresOf = (money: Money) =>
  Object.fromEntries(MEASURES.map((measure) => [measure, money[measure]]));

const valueObject = ({
  value,
  cost = null,
}: {
  value: Value;
  cost?: number | null | undefined;
}) => ({
  players: value.players,
  days: Object.fromEntries(
    VALUE_DAYS.map((days) => [
      days,
      {
        players: value.days[days].players,
        ...measuresOf(value.days[days].money),
        isWindowOpen: isOpen(value, days),
      },
    ]),
  ),
  soFar: measuresOf(value.soFar),
  cost,
});
