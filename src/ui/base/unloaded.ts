import type { Unloaded } from '#ui/feedback/load-state.tsx';

/** The state of an RTK Query query, or of `stableResult`. */
interface Asked<Failure> {
  readonly error?: Failure | undefined;
  readonly isFetching?: boolean;
  readonly isRetrying?: boolean;
  readonly refetch: () => unknown;
}

/**
 * State shown instead of a query's missing data.
 * @param describe formats an error in the player's language
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
