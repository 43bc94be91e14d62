import { spinInviteApi } from '#api/spin-invite-api.ts';
import type { SpinRecord } from '#domain/spin-invite.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/load-state.tsx';

export type Friends =
  | Unloaded
  | {
      readonly status: 'ready';
      /** Newest first; phones masked by the platform. */
      readonly friends: readonly SpinRecord[];
      readonly total: number;
      readonly hasMore: boolean;
      readonly isLoadingMore: boolean;
      readonly problem: string | null;
      readonly loadMore: () => void;
    };

/** Who registered with the player's link or code, a page at a time. */
export function useFriends(): Friends {
  const errors = useErrorText();
  const query = spinInviteApi.useSpinRecordsInfiniteQuery('invited', {
    refetchOnMountOrArgChange: true,
  });
  const { currentData, error, isFetching, refetch } = query;
  if (currentData === undefined) {
    if (error === undefined) return { status: 'loading' };
    return {
      status: 'failed',
      problem: errors.loading(error),
      isRetrying: isFetching,
      retry: () => void refetch(),
    };
  }
  return {
    status: 'ready',
    friends: currentData.pages.flatMap(({ records }) => records),
    total: currentData.pages[0]?.total ?? 0,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    problem: error === undefined || isFetching ? null : errors.loading(error),
    loadMore: () => void query.fetchNextPage(),
  };
}
