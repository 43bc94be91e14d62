/** Paged lists (contract, conventions). */
import { count, flag } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const PAGE_SIZE = 20;
const PAGE_SIZE_MAX = 50;

/** Paging fields of a request: pages count from 1. */
export const pageRequest = {
  pageNo: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 1),
  pageSize: v.optional(
    v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(PAGE_SIZE_MAX)),
    PAGE_SIZE,
  ),
};

/** A page of a list, and the total length. */
export function pageAnswer<List extends v.GenericSchema<unknown, readonly unknown[]>>(list: List) {
  return v.object({
    list,
    pageNo: v.number(),
    pageSize: v.number(),
    total: count,
    hasMore: flag,
  });
}
