import { sql, type SelectQueryBuilder } from 'kysely';

/** Lists that are answered a page at a time (contract, conventions). */

/** What a call for a page names; pages count from 1. */
interface Asked {
  pageNo: number;
  pageSize: number;
}

/** A page as the wire carries it; `total` is of all that the filter finds. */
export const pageOf = <Item>(list: Item[], { pageNo, pageSize }: Asked, total: number) => ({
  list,
  pageNo,
  pageSize,
  total,
  hasMore: pageNo * pageSize < total ? (1 as const) : (0 as const),
});

/**
 * Reads a page of an ordered query, and counts all that it finds.
 * @param toItem a row as the wire has it
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
