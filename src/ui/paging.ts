/** The next part of a list that is loaded a page at a time. */
export interface Paging {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the last part could not be loaded: from then on only a press loads it again. */
  readonly problem: string | null;
  readonly loadMore: () => void;
}

/** What RTK Query says of an infinite query. */
interface PagedQuery<Failure> {
  readonly data?: unknown;
  readonly error?: Failure | undefined;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Everything is shown. */
export const NO_MORE: Paging = {
  hasMore: false,
  isLoading: false,
  problem: null,
  loadMore: () => undefined,
};

/**
 * The part after those that are shown; the first one is the concern of whoever shows the list.
 * @param describe says what went wrong in the player's language
 */
export function nextPart<Failure>(
  query: PagedQuery<Failure>,
  describe: (error: Failure) => string,
): Paging {
  const { error, isFetching, isFetchNextPageError } = query;
  const hasFailed = error !== undefined && isFetchNextPageError && !isFetching;
  return {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    problem: hasFailed ? describe(error) : null,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** The first part and those after it: a list that is only its parts, with no state around them. */
export function eachPart<Failure>(
  query: PagedQuery<Failure>,
  describe: (error: Failure) => string,
): Paging {
  const { error, isFetching, isFetchNextPageError } = query;
  const isFirst = query.data === undefined;
  const hasFailed = error !== undefined && !isFetching;
  if (!isFirst && !(hasFailed && !isFetchNextPageError)) return nextPart(query, describe);
  return {
    hasMore: isFirst ? error !== undefined : true,
    isLoading: isFetching,
    problem: hasFailed ? describe(error) : null,
    loadMore: () => void query.refetch(),
  };
}
