import { REFETCHED_ON_OPEN } from '#api/core/query-freshness.ts';
import { useVipInfoQuery } from '#api/vip.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { VipLevel, VipProgress } from '#shared/vip/vip.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { useSelector } from 'react-redux';

export type Vip =
  | Unloaded
  | {
      readonly status: 'ready';
      readonly progress: VipProgress;
      /** Every level, lowest first; empty when the server has none. */
      readonly levels: readonly VipLevel[];
      /** Why the refresh failed; the data may be outdated. */
      readonly problem: string | null;
    };

const NO_LEVELS: readonly VipLevel[] = [];

/** The player's VIP progress, refetched each time the screen opens. */
export function useVip(): Vip {
  const errors = useErrorText();
  const levels = useSelector(selectConfig)?.vipLevels ?? NO_LEVELS;
  const { data, error, isFetching, refetch } = useVipInfoQuery(undefined, REFETCHED_ON_OPEN);
  if (data !== undefined) {
    return {
      status: 'ready',
      progress: data,
      levels: levels.toSorted((a, b) => a.level - b.level),
      problem: error === undefined ? null : errors.loading(error),
    };
  }
  return unloadedOf({ error, isFetching, refetch }, errors.loading);
}
