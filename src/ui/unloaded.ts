import type { Unloaded } from './load-state.tsx';

/** As RTK Query tells of a query, or `stableResult` does. */
interface Asked<Failure> {
  readonly error?: Failure | undefined;
  readonly isFetching?: boolean;
  readonly isRetrying?: boolean;
  readonly refetch: () => unknown;
}

/**
 * What a query shows in the place of its data.
 * @param describe says what went wrong in the player's language
 */
export function unloadedOf<Failure>(
  { error, isFetching = false, isRetrying = isFetching, refetch }: Asked<Failure>,
  describe: (error: Failure) => string,
): Unloaded {
  if (error === undefined) return { status: 'loading' };
  return {
    status: 'failed',
    problem: describe(error),
    isRetrying,
    retry: () => void refetch(),
  };
}
