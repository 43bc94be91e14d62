import { sql, type Kysely, type RawBuilder } from 'kysely';
import {
  CLIENT_DIMENSIONS,
  DIMENSION_SQL,
  ORIGIN_DIMENSIONS,
  TIME_DIMENSIONS,
  type Dimension,
  type Filters,
} from '#server/marketing/events/dimension.ts';
import { readFilterNames } from '#server/marketing/report/filter-names.ts';
import { originsWithin } from '#server/marketing/report/campaign-scope.ts';
import type { FunnelQuery } from '#server/marketing/report/funnel-query.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { UaClass } from '#shared/marketing/attribution.ts';

/** SQL conditions on rows of sums. */
interface ChosenSums {
  /** Visitors who match the filters. */
  people: RawBuilder<boolean>;
  /** Robots; client filters do not apply to them. */
  robots: RawBuilder<boolean>;
}

/** The client class that is no visitor. */
const ROBOT: UaClass = 'bot';

/** Joins the words of a row's origin and client that these dimensions need. */
export function joinWords(dimensions: readonly Dimension[]): RawBuilder<unknown> {
  const isAsked = (some: readonly Dimension[]) => dimensions.some((one) => some.includes(one));
  const origin = 'join install_origin_named as origin_word on origin_word.id = origin';
  const client = 'join install_client as client_word on client_word.id = client';
  return sql.raw(
    `${isAsked(ORIGIN_DIMENSIONS) ? origin : ''} ${isAsked(CLIENT_DIMENSIONS) ? client : ''}`,
  );
}

/**
 * The columns of sums that a dimension is made of: grouping by these ids before the words are joined takes
 * half the time.
 */
export function keysOf(dimension: Dimension): readonly ('day' | 'origin' | 'client')[] {
  if (ORIGIN_DIMENSIONS.some((one) => one === dimension)) return ['origin'];
  if (CLIENT_DIMENSIONS.some((one) => one === dimension)) return ['client'];
  return ['day'];
}

type DimensionTable = 'install_origin_named' | 'install_client';

/**
 * Resolves filters to ids of origins and clients. There are some hundred of each, but a million sums:
 * comparing ids is several times faster than joining the words to every row.
 */
export async function chooseSums(
  db: Kysely<Tables>,
  { filters: given, scope }: Pick<FunnelQuery, 'filters' | 'scope'>,
): Promise<ChosenSums> {
  const filters = await readFilterNames(db, given);
  const within = await originsWithin(db, scope);
  const origins = await matching(db, 'install_origin_named', 'origin_word', [
    ...conditions(filters, ORIGIN_DIMENSIONS),
    ...(within ? [sql`origin_word.id = any(${within}::integer[])`] : []),
  ]);
  const byClient = conditions(filters, CLIENT_DIMENSIONS);
  const robotIds = await matching(db, 'install_client', 'client_word', [
    sql`client_word.ua_class = ${ROBOT}`,
  ]);
  const clientIds = await matching(
    db,
    'install_client',
    'client_word',
    byClient.length === 0 ? [] : [sql`client_word.ua_class <> ${ROBOT}`, ...byClient],
  );
  const ofLandings = sql.join(
    [
      origins ? sql`origin = any(${origins}::integer[])` : sql`true`,
      ...conditions(filters, TIME_DIMENSIONS),
    ],
    sql` and `,
  );
  const ofPeople = clientIds
    ? sql`client = any(${clientIds}::integer[])`
    : sql`client <> all(${robotIds}::integer[])`;
  return {
    people: sql<boolean>`${ofPeople} and ${ofLandings}`,
    robots: sql<boolean>`client = any(${robotIds}::integer[]) and ${ofLandings}`,
  };
}

/** Undefined without conditions. */
async function matching(
  db: Kysely<Tables>,
  table: DimensionTable,
  alias: string,
  wanted: readonly RawBuilder<unknown>[],
): Promise<number[] | undefined> {
  if (wanted.length === 0) return undefined;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} as ${sql.table(alias)}
    where ${sql.join([...wanted], sql` and `)}`.execute(db);
  return rows.map(({ id }) => id);
}

const conditions = (filters: Filters, of: readonly Dimension[]): RawBuilder<unknown>[] =>
  of.flatMap((dimension) => {
    const values = filters[dimension];
    return values ? [sql`${DIMENSION_SQL[dimension]} in (${sql.join([...values])})`] : [];
  });
