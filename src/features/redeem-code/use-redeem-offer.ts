import { stableResult } from '#api/core/stable-result.ts';
import { useRedeemStateQuery, type RedeemedCode } from '#api/account-extras.ts';
import type { CodeBounds } from '#shared/redeem-code/redeem-code.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';

export type RedeemOffer =
  | Unloaded
  /** Codes are switched off; the redeemed ones are still listed. */
  | { readonly status: 'off'; readonly redeemed: readonly RedeemedCode[] }
  | {
      readonly status: 'open';
      readonly bounds: CodeBounds;
      readonly redeemed: readonly RedeemedCode[];
    };

/** Whether codes can be redeemed, and the redeemed ones (contract, redeem part). */
export function useRedeemOffer(): RedeemOffer {
  const errors = useErrorText();
  const { data, error, isRetrying, refetch } = useRedeemStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
    selectFromResult: stableResult,
  });
  if (data !== undefined) {
    const { isEnabled, bounds, redeemed } = data;
    return isEnabled ? { status: 'open', bounds, redeemed } : { status: 'off', redeemed };
  }
  return unloadedOf({ error, isRetrying, refetch }, errors.loading);
}
