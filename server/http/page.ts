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
