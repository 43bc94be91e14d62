import { epochMs } from '#shared/time/duration.ts';
import { afterSheet, acceptDeposit, type DepositRequests } from '#shared/play/deposit-requests.ts';
import { useEffect, useRef } from 'react';

const now = () => epochMs(Date.now());

/** Opens the deposit sheet when the game requests it, unless it does so too often. */
export function useDepositRequests(
  isDepositing: boolean,
  openSheet: () => void,
): (isReachable: boolean) => void {
  const requests = useRef<DepositRequests | null>(null);
  useEffect(() => {
    if (!isDepositing) return undefined;
    return () => {
      requests.current = afterSheet(requests.current, now());
    };
  }, [isDepositing]);
  return (isReachable) => {
    const next = acceptDeposit(requests.current, now(), isReachable);
    requests.current = next.requests;
    if (next.isAccepted) openSheet();
  };
}
