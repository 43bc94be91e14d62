/** The next page of a list that is loaded page by page. */
export interface Paging {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the last page failed to load: from then on only a press loads it again. */
  readonly problem: string | null;
  readonly loadMore: () => void;
}

/** The state of an RTK Query infinite query. */
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
 * The page after those shown; the caller handles the first one.
 * @param describe formats an error in the player's language
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

/** The first and the following pages, for a list without its own loading states. */
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
