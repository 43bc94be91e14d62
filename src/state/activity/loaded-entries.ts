import type { RewardEntry } from '#shared/reward/reward-entry.ts';
import type { ErrorTexts } from '#i18n/use-error-text.ts';

/** A query, and the entries of the rewards list that are made from its answer. */
export interface LoadedEntries {
  /** Undefined until it has answered. */
  readonly entries: readonly RewardEntry[] | undefined;
  readonly query: {
    readonly error?: LoadFailure | undefined;
    readonly isRetrying: boolean;
    readonly refetch: () => unknown;
  };
}

export type LoadFailure = Parameters<ErrorTexts['loading']>[0];

/** Fetches each time the list opens. */
export const FRESH = { refetchOnMountOrArgChange: true } as const;
