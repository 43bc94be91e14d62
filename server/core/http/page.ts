import { sql, type SelectQueryBuilder } from 'kysely';

/** Paginated lists (contract, conventions). */

/** The page that a call requests; pages count from 1. */
interface Asked {
  pageNo: number;
  pageSize: number;
}

/** A page in wire format; `total` counts everything the filter matches. */
export const pageOf = <Item>(list: Item[], { pageNo, pageSize }: Asked, total: number) => ({
  list,
  pageNo,
  pageSize,
  total,
  hasMore: pageNo * pageSize < total ? (1 as const) : (0 as const),
});

/**
 * Reads one page of an ordered query, and counts all its rows.
 * @param toItem converts a row to its wire format
 */
export async function readPage<DB, TB extends keyof DB, Row, Item>(
  found: SelectQueryBuilder<DB, TB, Row>,
  { pageNo, pageSize }: Asked,
  toItem: (row: Row) => Item,
) {
  const count = found
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)::int`.as('total'))
    .$castTo<{ total: number }>();
  const [rows, { total }] = await Promise.all([
    found
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    count.executeTakeFirstOrThrow(),
  ]);
  return pageOf(rows.map(toItem), { pageNo, pageSize }, total);
}
