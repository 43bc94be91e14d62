import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { useRewardItemsQuery } from '#api/reward-item.ts';
import { serverNow } from '#api/core/server-clock.ts';
import {
  pastItems,
  readyStacks,
  type ItemStack,
  type RewardItem,
} from '#shared/reward/reward-item.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';

export type RewardItems =
  | Unloaded
  | {
      readonly status: 'ready';
      readonly ready: readonly ItemStack[];
      readonly past: readonly RewardItem[];
      /** Why the refresh failed; the list may be outdated. */
      readonly problem: string | null;
    };

/** The player's items, refetched each time the screen opens. */
export function useRewardItems(): RewardItems {
  const errors = useErrorText();
  const { data, error, isFetching, refetch } = useRewardItemsQuery(undefined, REFETCHED_ON_OPEN);
  if (data === undefined) return unloadedOf({ error, isFetching, refetch }, errors.loading);
  const now = serverNow();
  return {
    status: 'ready',
    ready: readyStacks(data, now),
    past: pastItems(data, now),
    problem: error === undefined ? null : errors.loading(error),
  };
}
