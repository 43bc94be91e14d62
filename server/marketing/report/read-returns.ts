import { sql, type Kysely, type RawBuilder } from 'kysely';
import { DIMENSION_SQL, type Dimension } from '#server/marketing/events/dimension.ts';
import { RETURN_DAYS } from '#server/marketing/events/funnel.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import { chooseSums, joinWords } from '#server/marketing/report/chosen-sums.ts';
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

type Row = Record<string, string> & { name: string; is_installed: boolean };

/**
 * Reads returning visitors by week or by a dimension: those who installed (from that day on) and those who
 * did not (from the landing on).
 * @param today the unfinished day, which is not evaluated yet
 */
export async function readReturns(
  db: Kysely<Tables>,
  query: FunnelQuery,
  by: 'week' | Dimension,
  today: number,
): Promise<ReturnRow[]> {
  const { touch, from, to, filters, scope } = query;
  const { people } = await chooseSums(db, { filters, scope });
  const words = joinWords(by === 'week' ? [] : [by]);
  const name: RawBuilder<unknown> = by === 'week' ? WEEK : DIMENSION_SQL[by];
  const backs = RETURN_DAYS.map((days) => {
    const isOver = sql`day + ${days}::integer < ${today}::integer`;
    return sql`
      coalesce(sum(visitors) filter (where ${isOver}), 0)::bigint as ${sql.ref(`of_${days}`)},
      coalesce(sum(${sql.ref(`day_${days}`)}) filter (where ${isOver}), 0)::bigint as ${sql.ref(`seen_${days}`)}`;
  });
  const { rows } = await sql<Row>`
    select ${name} as name, is_installed, sum(visitors)::bigint as visitors,
      ${sql.join(backs)},
      sum(deposited)::bigint as deposited, sum(amount)::bigint as amount
    from install_return_sum ${words}
    where touch = ${touch} and day between ${from}::integer and ${to}::integer
      and ${people}
    group by 1, 2 having sum(visitors) > 0`.execute(db);
  return rows
    .map((row) => ({
      name: row.name,
      isInstalled: row.is_installed,
      returns: returnsOf(row),
    }))
    .toSorted(byName);
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
