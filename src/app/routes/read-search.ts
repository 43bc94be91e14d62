import type { SearchParams } from '#shared/lobby/search-params.ts';

/**
 * A route's `validateSearch` that allows only what the reader parses. The router merges the result with the
 * URL's own parameters, so omitted ones must be set to undefined.
 */
export const readSearch =
  <Query extends object>(read: (search: SearchParams) => Query) =>
  (search: SearchParams): Query => {
    const nothing = Object.fromEntries(Object.keys(search).map((part) => [part, undefined]));
    return { ...nothing, ...read(search) };
  };
