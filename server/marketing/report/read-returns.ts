import { sql, type Kysely, type RawBuilder } from 'kysely';
import { DIMENSION_SQL, type Dimension } from '#server/marketing/events/dimension.ts';
import { RETURN_DAYS } from '#server/marketing/events/funnel.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import { chooseSums, joinWords, keysOf } from '#server/marketing/report/chosen-sums.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { Tables } from '#server/core/database/tables.ts';

export type ReturnDay = (typeof RETURN_DAYS)[number];

/** Returning visitors of one group. */
export interface Returns {
  visitors: number;
  /** `of` were followed long enough; `seen` of them came back on that very day. */
  back: Record<ReturnDay, { of: number; seen: number }>;
  /** Within 30 days. */
  deposited: number;
  amount: MinorUnits;
}

export interface ReturnRow {
  /** First day of a week, or the value of a dimension. */
  name: string;
  isInstalled: boolean;
  returns: Returns;
}

/** Weeks begin on Monday; day 0 of the epoch was a Thursday. */
export const WEEK = sql`(day - (day + 3) % 7)::text`;

type Row = Record<string, string> & { grouped_by: string; name: string; is_installed: boolean };

/** Returning visitors of a period. */
interface ReturnsRead {
  weeks: ReturnRow[];
  /** By the dimension. */
  values: ReturnRow[];
}

/**
 * Reads returning visitors by week and by a dimension: those who installed (from that day on) and those who
 * did not (from the landing on). One pass over the sums serves both.
 * @param today the unfinished day, which is not evaluated yet
 */
export async function readReturns(
  db: Kysely<Tables>,
  query: FunnelQuery,
  by: Dimension,
  today: number,
): Promise<ReturnsRead> {
  const { touch, from, to, filters, scope } = query;
  const { people } = await chooseSums(db, { filters, scope });
  const keys = sql.join([...new Set(['day', ...keysOf(by)])].map((column) => sql.ref(column)));
  const { rows } = await sql<Row>`
    with alike as materialized (
      select ${keys}, is_installed,
        ${sql.join(SUMMED.map((column) => sql`sum(${sql.ref(column)}) as ${sql.ref(column)}`))}
      from install_return_sum
      where touch = ${touch} and day between ${from}::integer and ${to}::integer
        and ${people}
      group by ${keys}, is_installed
    )
    ${groupsOf('week', { name: WEEK, words: sql`` }, today)}
    union all
    ${groupsOf('value', { name: DIMENSION_SQL[by], words: joinWords([by]) }, today)}`.execute(db);
  const of = (grouped: string): ReturnRow[] =>
    rows
      .filter((row) => row.grouped_by === grouped)
      .map((row) => ({ name: row.name, isInstalled: row.is_installed, returns: returnsOf(row) }))
      .toSorted(byName);
  return { weeks: of('week'), values: of('value') };
}

const SUMMED = [
  'visitors',
  ...RETURN_DAYS.map((days) => `day_${days}` as const),
  'deposited',
  'amount',
];

function groupsOf(
  grouped: string,
  { name, words }: Record<'name' | 'words', RawBuilder<unknown>>,
  today: number,
): RawBuilder<unknown> {
  const backs = RETURN_DAYS.map((days) => {
    const isOver = sql`day + ${days}::integer < ${today}::integer`;
    return sql`
      coalesce(sum(visitors) filter (where ${isOver}), 0)::bigint as ${sql.ref(`of_${days}`)},
      coalesce(sum(${sql.ref(`day_${days}`)}) filter (where ${isOver}), 0)::bigint as ${sql.ref(`seen_${days}`)}`;
  });
  return sql`
    select ${grouped}::text as grouped_by, (${name})::text as name, is_installed,
      sum(visitors)::bigint as visitors, ${sql.join(backs)},
      sum(deposited)::bigint as deposited, sum(amount)::bigint as amount
    from alike ${words} group by 2, 3 having sum(visitors) > 0`;
}

/** The same visitors always give the same file: those who installed first. */
const byName = (one: ReturnRow, other: ReturnRow): number =>
  one.name === other.name
    ? Number(other.isInstalled) - Number(one.isInstalled)
    : one.name < other.name
      ? -1
      : 1;

function returnsOf(row: Row): Returns {
  const number = (column: string): number => Number(row[column]);
  const back = Object.fromEntries(
    RETURN_DAYS.map((days) => [days, { of: number(`of_${days}`), seen: number(`seen_${days}`) }]),
  ) as Returns['back'];
  return {
    visitors: number('visitors'),
    back,
    deposited: number('deposited'),
    amount: minorUnits(number('amount')),
  };
}
