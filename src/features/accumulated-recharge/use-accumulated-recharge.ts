import { unloadedOf } from '#ui/base/unloaded.ts';
import { REFETCHED_ON_RETURN } from '#api/core/query-freshness.ts';
import { useAccumulatedRechargeQuery } from '#api/accumulated-recharge.ts';
import { stableResult } from '#api/core/stable-result.ts';
import { useTrade } from '#state/deposit/use-trade.ts';
import { shownTiers, type ShownTier } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';

export type AccumulatedRechargeView =
  | Unloaded
  | {
      readonly status: 'ready';
      readonly totalRecharge: MinorUnits;
      /** In display order. */
      readonly tiers: readonly ShownTier[];
      readonly endsAt: EpochMs | null;
      /** Why the refresh failed; the data may be outdated. */
      readonly problem: string | null;
    };

/** The tiers and the player's progress, refetched each time the dialog opens and on every return. */
export function useAccumulatedRecharge(): AccumulatedRechargeView {
  const errors = useErrorText();
  const progress = useAccumulatedRechargeQuery(undefined, {
    ...REFETCHED_ON_RETURN,
    selectFromResult: stableResult,
  });
  const trade = useTrade();
  const { refetch } = progress;

  const error = progress.error ?? trade.error;
  if (progress.data !== undefined && trade.data !== undefined) {
    const { totalRecharge, endsAt } = progress.data;
    return {
      status: 'ready',
      totalRecharge,
      tiers: shownTiers(trade.data.tiers, progress.data),
      endsAt,
      problem: error === undefined ? null : errors.loading(error),
    };
  }
  const isRetrying = progress.isRetrying || trade.isRetrying;
  const retry = () => {
    if (progress.data === undefined) void refetch();
    if (trade.data === undefined) void trade.refetch();
  };
  return unloadedOf({ error, isRetrying, refetch: retry }, errors.loading);
}
