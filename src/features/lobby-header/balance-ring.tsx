import { useWithdrawalTermsQuery } from '#api/withdrawal.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import { balanceShares } from '#shared/withdrawal/exchange.ts';
import { ShareRing } from '#ui/money/share-ring.tsx';

/** Asked for again on a return to the lobby, at most once in this many seconds. */
const FRESH_FOR = 60;

/** The shares of the balance beside it; nothing while they are unknown, as where the server does not say. */
export function BalanceRing({ coin }: { readonly coin: MinorUnits }) {
  const { data } = useWithdrawalTermsQuery(undefined, { refetchOnMountOrArgChange: FRESH_FOR });
  if (data === undefined) return null;
  return <ShareRing shares={balanceShares(data.exchange, coin)} size={16} isArriving />;
}
