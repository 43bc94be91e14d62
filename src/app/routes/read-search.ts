/** What stands behind the `?` of an address. */
type Search = Readonly<Record<string, unknown>>;

/**
 * A route's `validateSearch`: what the reader understands, and nothing else. The router lays it over the
 * address's own parts, so a part that is left out has to be named.
 */
export const readSearch =
  <Query extends object>(read: (search: Search) => Query) =>
  (search: Search): Query => {
    const nothing = Object.fromEntries(Object.keys(search).map((part) => [part, undefined]));
    return { ...nothing, ...read(search) };
  };
