import { useTrade } from '#state/deposit/use-trade.ts';
import type { DepositOffer } from '#shared/deposit/offer.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';

export type DepositOfferView = Unloaded | { readonly status: 'open'; readonly offer: DepositOffer };

/** The channels and amounts for deposits, refetched whenever the screen opens. */
export function useDepositOffer(): DepositOfferView {
  const errors = useErrorText();
  const { data, error, isRetrying, refetch } = useTrade({ isAskedAnew: true });
  if (data !== undefined) return { status: 'open', offer: data };
  return unloadedOf({ error, isRetrying, refetch }, errors.loading);
}
