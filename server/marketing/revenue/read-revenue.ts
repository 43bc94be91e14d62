import { sql, type Kysely } from 'kysely';
import { AMOUNTS, type Amounts } from '#server/marketing/revenue/revenue-contribution.ts';
import { chooseSums, joinWords } from '#server/marketing/report/chosen-sums.ts';
import {
  comparedQuery,
  isTodayAlone,
  type ReportTime,
} from '#server/marketing/report/compared-query.ts';
import { DIMENSION_SQL } from '#server/marketing/events/dimension.ts';
import { isCostly } from '#server/marketing/report/read-table.ts';
import { isPastMissing } from '#server/marketing/revenue/fill-days.ts';
import { moneyOf, NO_MONEY, type Money } from '#server/marketing/revenue/money.ts';
import { readCosts } from '#server/marketing/costs/costs.ts';
import { add, type MinorUnits } from '#shared/money/money.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { Measure, View } from '#server/marketing/report/view.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** The money that some players moved in a period. */
export interface Moved extends Money {
  /** Players of the day with the most of them; at least so many players moved money. */
  playersADay: number;
}

export const NOTHING_MOVED: Moved = { playersADay: 0, ...NO_MONEY };

export interface RevenueRow {
  name: string;
  moved: Moved;
  /** Of the compared period; undefined where there is none. */
  before: Moved | undefined;
  /** Undefined when unknown. */
  cost: MinorUnits | undefined;
}

export interface Revenue {
  total: Omit<RevenueRow, 'name'>;
  costBefore: MinorUnits | undefined;
  /** By the chosen measure, highest first. */
  rows: RevenueRow[];
  /** The period includes today. */
  isUnfinished: boolean;
  /** Days before an update are still being counted. */
  isFilling: boolean;
}

/** Undefined also when no money moved in the compared period: everything would be new. */
export const comparedOf = ({ total: { before } }: Pick<Revenue, 'total'>): Moved | undefined =>
  before?.playersADay === 0 ? undefined : before;

/** Reads the money that moved on the days of a view, by the campaign of its players. */
export async function readRevenue(
  db: Kysely<Tables>,
  view: View,
  time: ReportTime,
): Promise<Revenue> {
  const previous = comparedQuery(view, time);
  // Sums have no hours: what had moved by this time of another day is not known.
  const hasBefore = !isTodayAlone(view, time.today);
  const now = await readMoved(db, view, view.by);
  const before = hasBefore ? await readMoved(db, previous, view.by) : undefined;
  const costs = isCostly(view.by) ? await readCosts(db, view, view.by) : undefined;
  const cost = sumOf(await readCosts(db, view, 'campaign'));
  const names = new Set([...now.rows.keys(), ...(costs?.keys() ?? [])]);
  const rows = [...names].map((name): RevenueRow => ({
    name,
    moved: now.rows.get(name) ?? NOTHING_MOVED,
    before: before && (before.rows.get(name) ?? NOTHING_MOVED),
    cost: costs?.get(name),
  }));
  return {
    total: { moved: now.total, before: before?.total, cost },
    costBefore: hasBefore ? sumOf(await readCosts(db, previous, 'campaign')) : undefined,
    rows: sortRows(rows, view.measure),
    isUnfinished: view.to >= time.today,
    isFilling: await isPastMissing(db, time.today),
  };
}

const sumOf = (costs: ReadonlyMap<string, MinorUnits> | undefined): MinorUnits | undefined =>
  costs && add(...costs.values());

/** Ties by deposits, then by name, so that the same money always gives the same table. */
const sortRows = (rows: readonly RevenueRow[], measure: Measure): RevenueRow[] =>
  rows.toSorted(
    (one, other) =>
      other.moved[measure] - one.moved[measure] ||
      other.moved.deposited - one.moved.deposited ||
      (one.name < other.name ? -1 : 1),
  );

type Row = Record<keyof Amounts | 'players', string> & { name: string | null };

async function readMoved(
  db: Kysely<Tables>,
  { touch, from, to, filters, scope }: FunnelQuery,
  by: View['by'],
): Promise<{ total: Moved; rows: ReadonlyMap<string, Moved> }> {
  const { people } = await chooseSums(db, { filters, scope });
  const sums = (columns: readonly string[]) =>
    sql.raw(columns.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', '));
  const amounts = sums(AMOUNTS);
  const dayAmounts = sums(['players', ...AMOUNTS]);
  const { rows } = await sql<Row>`
    with daily as materialized (
      select ${DIMENSION_SQL[by]} as name, day, ${dayAmounts}
      from install_money_sum ${joinWords([by])}
      where touch = ${touch} and day between ${from}::integer and ${to}::integer and ${people}
      group by 1, 2
    )
    select name, max(players) as players, ${amounts} from daily group by name having max(players) > 0
    union all
    select null, coalesce(max(players), 0), ${amounts}
      from (select day, ${dayAmounts} from daily group by day) as whole`.execute(db);
  const movedOf = (row: Row): Moved => ({
    playersADay: Number(row.players),
    ...moneyOf((name) => Number(row[name])),
  });
  return {
    total: rows.filter(({ name }) => name === null).map(movedOf)[0] ?? NOTHING_MOVED,
    rows: new Map(
      rows.flatMap((row) => (row.name === null ? [] : [[row.name, movedOf(row)] as const])),
    ),
  };
}
