import { sql, type Kysely, type RawBuilder } from 'kysely';
import { chooseSums, joinWords } from '#server/marketing/report/chosen-sums.ts';
import { DIMENSION_SQL, type Dimension } from '#server/marketing/events/dimension.ts';
import { percentile, type TimeCount } from '#server/marketing/events/install-times.ts';
import { sumsSource } from '#server/marketing/report/sums-source.ts';
import { STEPS, type StepId, type WindowDays } from '#server/marketing/events/funnel.ts';
import { minorUnits, type MinorUnits } from '#shared/money/money.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Visitors who took each step, and their deposits. */
export interface Funnel extends Record<StepId, number> {
  deposits: number;
  firstAmount: MinorUnits;
  amount: MinorUnits;
}

export interface FunnelRow {
  name: string;
  /** The value of the dimension that splits rows; undefined for the whole row. */
  part?: string;
  funnel: Funnel;
}

export interface InstallTimes {
  /** Seconds from landing to install; null where nobody installed. */
  medianSeconds: number | null;
  p90Seconds: number | null;
}

const AMOUNTS = ['firstAmount', 'amount'] as const;
export const FUNNEL_NUMBERS = [...STEPS.map(({ id }) => id), 'deposits', ...AMOUNTS] as const;

export const EMPTY_FUNNEL = Object.fromEntries(
  FUNNEL_NUMBERS.map((name) => [name, 0]),
) as unknown as Funnel;

export function addFunnels(funnels: Iterable<Funnel>): Funnel {
  const sum: Record<string, number> = { ...EMPTY_FUNNEL };
  for (const funnel of funnels)
    for (const name of FUNNEL_NUMBERS) sum[name] = (sum[name] ?? 0) + funnel[name];
  return sum as unknown as Funnel;
}

const columnOf = (name: (typeof FUNNEL_NUMBERS)[number], window: WindowDays): string => {
  if (name === 'landed') return name;
  return `${name === 'firstAmount' ? 'first_amount' : name}_${window}`;
};

/** `coalesce(sum(offered_30), 0) as "offered"`, … of `install_sum`. */
const sumsOf = (window: WindowDays): RawBuilder<unknown> =>
  sql.raw(
    FUNNEL_NUMBERS.map(
      (name) => `coalesce(sum(${columnOf(name, window)}), 0)::bigint as "${name}"`,
    ).join(', '),
  );

/** Sums up the columns of `sumsOf`. */
const SUMS_AGAIN = sql.raw(
  FUNNEL_NUMBERS.map((name) => `coalesce(sum("${name}"), 0)::bigint as "${name}"`).join(', '),
);

type NumberRow = Record<(typeof FUNNEL_NUMBERS)[number], string>;

function funnelOf(row: NumberRow): Funnel {
  const numbers = Object.fromEntries(FUNNEL_NUMBERS.map((name) => [name, Number(row[name])]));
  for (const name of AMOUNTS) numbers[name] = minorUnits(numbers[name] ?? 0);
  return numbers as unknown as Funnel;
}

/** The funnel by landing day, without empty days. */
export async function readDays(
  db: Kysely<Tables>,
  query: FunnelQuery,
): Promise<ReadonlyMap<number, Funnel>> {
  const { touch, from, to, window, filters, scope } = query;
  const { people } = await chooseSums(db, { filters, scope });
  const { rows } = await sql<NumberRow & { day: number }>`
    select day, ${sumsOf(window)} from ${sumsSource(query)}
    where touch = ${touch} and day between ${from}::integer and ${to}::integer and ${people}
    group by day`.execute(db);
  return new Map(rows.map((row) => [row.day, funnelOf(row)]));
}

/**
 * The funnel by each value of some dimensions, unordered.
 * @param split also splits each row by a second dimension
 */
export async function readBreakdowns<Asked extends Dimension>(
  db: Kysely<Tables>,
  query: FunnelQuery,
  dimensions: readonly Asked[],
  split?: Dimension,
): Promise<Record<Asked, FunnelRow[]>> {
  const { touch, from, to, window, filters, scope } = query;
  const { people } = await chooseSums(db, { filters, scope });
  const all = [...new Set([...dimensions, ...(split === undefined ? [] : [split])])];
  const valueOf = (dimension: Dimension) => sql.ref(`by_${dimension}`);
  const groups = dimensions.map((dimension) => {
    const part = split === undefined ? sql`null::text` : valueOf(split);
    const sets = split === undefined ? sql`((1, 2))` : sql`((1, 2), (1, 2, 3))`;
    return sql`
      select ${sql.lit(dimension)}::text as dimension, ${valueOf(dimension)} as name, ${part} as part, ${SUMS_AGAIN}
      from alike group by grouping sets ${sets}`;
  });
  // One pass over the sums, for all groupings.
  const { rows } = await sql<NumberRow & { dimension: Asked; name: string; part: string | null }>`
    with alike as materialized (
      select ${sql.join(all.map((dimension) => sql`${DIMENSION_SQL[dimension]} as ${valueOf(dimension)}`))},
        ${sumsOf(window)} from ${sumsSource(query, all)} ${joinWords(all)}
      where touch = ${touch} and day between ${from}::integer and ${to}::integer and ${people}
      group by ${sql.join(all.map((_dimension, at) => sql.lit(at + 1)))}
    )
    ${sql.join(groups, sql` union all `)}`.execute(db);
  const byDimension = Object.fromEntries(
    dimensions.map((dimension): [string, FunnelRow[]] => [dimension, []]),
  ) as Record<Asked, FunnelRow[]>;
  for (const row of rows) {
    const { dimension, name, part } = row;
    byDimension[dimension].push({
      name,
      ...(part === null ? {} : { part }),
      funnel: funnelOf(row),
    });
  }
  return byDimension;
}

/** Robots that landed. They are not visitors and are counted nowhere else; client filters do not apply. */
export async function readRobots(db: Kysely<Tables>, query: FunnelQuery): Promise<number> {
  const { touch, from, to, filters, scope } = query;
  const { robots } = await chooseSums(db, { filters, scope });
  const { rows } = await sql<{ landed: string }>`
    select coalesce(sum(landed), 0)::bigint as landed from ${sumsSource(query)}
    where touch = ${touch} and day between ${from}::integer and ${to}::integer and ${robots}`.execute(
    db,
  );
  return Number(rows[0]?.landed ?? 0);
}

/** The same by a dimension that is not one of the client. */
export async function readRobotsBy(
  db: Kysely<Tables>,
  query: FunnelQuery,
  by: Dimension,
): Promise<ReadonlyMap<string, number>> {
  const { touch, from, to, filters, scope } = query;
  const { robots } = await chooseSums(db, { filters, scope });
  const { rows } = await sql<{ name: string; landed: string }>`
    select ${DIMENSION_SQL[by]} as name, sum(landed)::bigint as landed
    from ${sumsSource(query, [by])} ${joinWords([by])}
    where touch = ${touch} and day between ${from}::integer and ${to}::integer and ${robots}
    group by 1 having sum(landed) > 0`.execute(db);
  return new Map(rows.map(({ name, landed }) => [name, Number(landed)]));
}

/**
 * How long visitors took to install, for those who did within the window; rounded up (`roundUpSpan`). Not known by
 * the hour of the landing.
 */
export async function readInstallTimes(
  db: Kysely<Tables>,
  query: FunnelQuery,
): Promise<InstallTimes> {
  const { touch, from, to, window, filters, scope } = query;
  if (filters.hour !== undefined) return { medianSeconds: null, p90Seconds: null };
  const { people } = await chooseSums(db, { filters, scope });
  const { rows } = await sql<TimeCount>`
    select seconds, sum(visitors)::bigint as visitors from install_time_sum
    where touch = ${touch} and day between ${from}::integer and ${to}::integer
      and seconds <= ${window} * 86400::integer and ${people}
    group by seconds having sum(visitors) > 0 order by seconds`.execute(db);
  return { medianSeconds: percentile(rows, 0.5), p90Seconds: percentile(rows, 0.9) };
}
