interface QueryState {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

interface StableResult<State extends QueryState> {
  readonly data: State['data'];
  readonly error: State['error'];
  /** What failed is asked for again. */
  readonly isRetrying: boolean;
}

/**
 * For a query's `selectFromResult`: asking again in the background draws nothing anew until another
 * answer is there. A dialog that asks on opening would else draw itself and the screen behind it twice
 * while it comes up.
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
