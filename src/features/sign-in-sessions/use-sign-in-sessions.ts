import { useSessionsQuery, type SignedInPhone } from '#api/account-extras.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';

export type SignInSessions =
  | Unloaded
  | {
      readonly status: 'ready';
      /** This device first, then by last use. */
      readonly phones: readonly SignedInPhone[];
      /** When the server sent the list, epoch ms: reference for "last seen". */
      readonly fetchedAt: number;
      /** Why the refresh failed; the list may be outdated. */
      readonly problem: string | null;
    };

/** The signed-in devices, refetched each time the list opens. */
export function useSignInSessions(): SignInSessions {
  const errors = useErrorText();
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data !== undefined) {
    const problem = error === undefined ? null : errors.loading(error);
    return { status: 'ready', phones: data, fetchedAt: fulfilledTimeStamp ?? 0, problem };
  }
  return unloadedOf({ error, isFetching, refetch }, errors.loading);
}
