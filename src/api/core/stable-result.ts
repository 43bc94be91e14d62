interface QueryState {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

interface StableResult<State extends QueryState> {
  readonly data: State['data'];
  readonly error: State['error'];
  /** A failed query is being refetched. */
  readonly isRetrying: boolean;
}

/**
 * For a query's `selectFromResult`: a background refetch causes no render until another answer arrives.
 * Otherwise a dialog that refetches on opening would render itself and the screen behind it twice during its
 * animation.
 */
export const stableResult = <State extends QueryState>({
  data,
  error,
  isFetching,
}: State): StableResult<State> => ({
  data,
  error,
  isRetrying: error !== undefined && isFetching,
});
