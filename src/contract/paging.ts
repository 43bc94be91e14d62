/** Lists that come a page at a time (contract, conventions). */
import { count, flag } from '#contract/wire.ts';
import * as v from 'valibot';

const PAGE_SIZE = 20;
const PAGE_SIZE_MAX = 50;

/** What a call for a page sends: pages count from 1. */
export const pageRequest = {
  pageNo: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
  pageSize: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(PAGE_SIZE_MAX)),
    PAGE_SIZE,
  ),
};

/** A page of a list, and how long the list is. */
export function pageAnswer<List extends v.GenericSchema<unknown, readonly unknown[]>>(list: List) {
  return v.object({
    list,
    pageNo: v.number(),
    pageSize: v.number(),
    total: count,
    hasMore: flag,
  });
}
