import { useSessionsQuery, type SignedInPhone } from '#api/account-extras-api.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/load-state.tsx';
import { unloadedOf } from '#ui/unloaded.ts';

export type SignInSessions =
  | Unloaded
  | {
      readonly status: 'ready';
      /** This phone first, then the one seen last. */
      readonly phones: readonly SignedInPhone[];
      /** When the platform told it, epoch ms: what "last seen" is counted from. */
      readonly fetchedAt: number;
      /** Why the list could not be asked for again: it may be older than it looks. */
      readonly problem: string | null;
    };

/** The phones that are signed in, asked anew each time the list opens. */
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
