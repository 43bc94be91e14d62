import { epochMs } from '#domain/duration.ts';
import { afterSheet, acceptDeposit, type DepositAsks } from '#domain/play/deposit-asks.ts';
import { useEffect, useRef } from 'react';

const now = () => epochMs(Date.now());

/** Opens the deposit sheet when the game requests it, unless it does so too often. */
export function useDepositAsks(
  isDepositing: boolean,
  openSheet: () => void,
): (isReachable: boolean) => void {
  const asks = useRef<DepositAsks | null>(null);
  useEffect(() => {
    if (!isDepositing) return undefined;
    return () => {
      asks.current = afterSheet(asks.current, now());
    };
  }, [isDepositing]);
  return (isReachable) => {
    const next = acceptDeposit(asks.current, now(), isReachable);
    asks.current = next.asks;
    if (next.isAccepted) openSheet();
  };
}
