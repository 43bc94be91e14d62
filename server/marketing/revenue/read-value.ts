import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  AMOUNTS,
  VALUE_DAYS,
  type ValueDay,
} from '#server/marketing/revenue/revenue-contribution.ts';
import { chooseSums, joinWords } from '#server/marketing/report/chosen-sums.ts';
import { DIMENSION_SQL } from '#server/marketing/events/dimension.ts';
import { isCostly } from '#server/marketing/report/read-table.ts';
import { isPastMissing } from '#server/marketing/revenue/fill-days.ts';
import { moneyOf, NO_MONEY, type Money } from '#server/marketing/revenue/money.ts';
import { readCosts } from '#server/marketing/costs/costs.ts';
import { WEEK } from '#server/marketing/report/read-returns.ts';
import { weekCompleteness, type Completeness } from '#server/marketing/report/completeness.ts';
import { add, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { View } from '#server/marketing/report/view.ts';

/** Money up to a day after the registration. */
export interface ValueUntil {
  /** Players for whom that day is over; only their money is in `money`. */
  players: number;
  money: Money;
}

/** What players of one group were worth. */
export interface Value {
  players: number;
  days: Record<ValueDay, ValueUntil>;
  /** Of all players within 90 days, also of those whose days are not over. */
  soFar: Money;
}

export interface ValueRow {
  /** The first day of a cohort, or the value of a dimension. */
  name: string;
  value: Value;
  /** Undefined when unknown. */
  cost: MinorUnits | undefined;
}

export type CohortRow = ValueRow & Completeness;

export interface PlayerValue {
  total: Omit<ValueRow, 'name'>;
  /** By the day or week of the registration, in order. */
  cohorts: CohortRow[];
  /** By a dimension; most players first. */
  rows: ValueRow[];
  /** Days before an update are still being counted. */
  isFilling: boolean;
}

/** True while money of a day can still be added: not all players have reached the end of it. */
export const isOpen = ({ players, days }: Value, day: ValueDay): boolean =>
  days[day].players < players;

/** Reads what the players who registered on the days of a view were worth afterwards. */
export async function readValue(
  db: Kysely<Tables>,
  view: View,
  { today }: { today: number },
): Promise<PlayerValue> {
  const isWeekly = view.cohort === 'week';
  const costsByDay = await readCosts(db, view, 'day');
  const costs = isCostly(view.by) ? await readCosts(db, view, view.by) : undefined;
  const { total, cohorts, groups } = await readGroups(db, view, today);
  const costOfDays = (first: number, last: number): MinorUnits | undefined =>
    costsByDay &&
    add(
      ...[...costsByDay].map(([day, cost]) =>
        Number(day) >= first && Number(day) <= last ? cost : ZERO,
      ),
    );
  return {
    total: { value: total[0]?.value ?? NO_VALUE, cost: costOfDays(view.from, view.to) },
    cohorts: cohorts
      .map((row): CohortRow => {
        const first = Number(row.name);
        return {
          ...row,
          cost: costOfDays(first, isWeekly ? first + 6 : first),
          ...(isWeekly
            ? weekCompleteness(first, view, today)
            : { isCut: false, isUnfinished: first >= today }),
        };
      })
      .toSorted((one, other) => Number(one.name) - Number(other.name)),
    rows: groups
      .map((row) => ({ ...row, cost: costs?.get(row.name) }))
      .toSorted(
        (one, other) => other.value.players - one.value.players || (one.name < other.name ? -1 : 1),
      ),
    isFilling: await isPastMissing(db, today),
  };
}

const GROUPINGS = ['total', 'cohorts', 'groups'] as const;
type Grouping = (typeof GROUPINGS)[number];

type Row = Record<string, string> & { grouping: Grouping; name: string };

const COLUMNS = [
  'players',
  ...AMOUNTS.flatMap((amount) => VALUE_DAYS.map((days) => `${amount}_${days}`)),
];

/** All groupings in one pass over the sums. */
async function readGroups(
  db: Kysely<Tables>,
  { touch, from, to, filters, scope, by, cohort }: View,
  today: number,
): Promise<Record<Grouping, Omit<ValueRow, 'cost'>[]>> {
  const { people } = await chooseSums(db, { filters, scope });
  const daily = sql.raw(COLUMNS.map((name) => `sum(${name})::bigint as ${name}`).join(', '));
  const columns = VALUE_DAYS.flatMap((days) => {
    const isOver = sql`day + ${sql.lit(days)} < ${today}::integer`;
    return [
      sql`coalesce(sum(players) filter (where ${isOver}), 0)::bigint as ${sql.ref(`players_${days}`)}`,
      ...AMOUNTS.map((amount) => {
        const column = sql.ref(`${amount}_${days}`);
        return sql`coalesce(sum(${column}) filter (where ${isOver}), 0)::bigint as ${column}`;
      }),
    ];
  });
  const soFar = AMOUNTS.map(
    (amount) => sql`sum(${sql.ref(`${amount}_90`)})::bigint as ${sql.ref(`${amount}_so_far`)}`,
  );
  const names: Readonly<Record<Grouping, RawBuilder<unknown>>> = {
    total: sql`''`,
    cohorts: cohort === 'week' ? WEEK : sql`day::text`,
    groups: sql`value`,
  };
  const groups = GROUPINGS.map(
    (grouping) => sql`
      select ${sql.lit(grouping)}::text as grouping, ${names[grouping]} as name,
        sum(players)::bigint as players, ${sql.join([...columns, ...soFar])}
      from daily group by 2 having sum(players) > 0`,
  );
  const { rows } = await sql<Row>`
    with daily as materialized (
      select ${DIMENSION_SQL[by]} as value, day, ${daily}
      from install_value_sum ${joinWords([by])}
      where touch = ${touch} and day between ${from}::integer and ${to}::integer and ${people}
      group by 1, 2
    )
    ${sql.join(groups, sql` union all `)}`.execute(db);
  const rowsOf = (wanted: Grouping) =>
    rows
      .filter(({ grouping }) => grouping === wanted)
      .map((row) => ({ name: row.name, value: valueOf(row) }));
  return { total: rowsOf('total'), cohorts: rowsOf('cohorts'), groups: rowsOf('groups') };
}

function valueOf(row: Row): Value {
  const number = (column: string): number => Number(row[column]);
  const until = (days: ValueDay): ValueUntil => ({
    players: number(`players_${days}`),
    money: moneyOf((amount) => number(`${amount}_${days}`)),
  });
  return {
    players: number('players'),
    days: daysOf(until),
    soFar: moneyOf((amount) => number(`${amount}_so_far`)),
  };
}

const daysOf = (until: (days: ValueDay) => ValueUntil): Value['days'] =>
  Object.fromEntries(VALUE_DAYS.map((days) => [days, until(days)])) as Value['days'];

export const NO_VALUE: Value = {
  players: 0,
  days: daysOf(() => ({ players: 0, money: NO_MONEY })),
  soFar: NO_MONEY,
};
