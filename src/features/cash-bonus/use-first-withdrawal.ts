import {
  firstWithdrawalBody,
  useWithdrawCashBonusMutation,
  type CashBonusPaid,
} from '#api/cash-bonus-api.ts';
import { ActivityId } from '#domain/activity.ts';
import { useOccupation } from '#overlays/use-occupation.ts';
import { markActivityDone } from '#session/activity-marks.ts';
import { useClaimOrder } from '#session/use-claim-order.ts';
import { useState } from 'react';
import { useCashBonusRefusal, type CashBonusRefusal } from './use-cash-bonus-refusal.ts';

/** How the last try ended. */
export type FirstWithdrawalEnd =
  | { readonly status: 'paid'; readonly paid: CashBonusPaid }
  | { readonly status: 'refused'; readonly refusal: CashBonusRefusal }
  /** It is asked for again by itself. */
  | { readonly status: 'unknown' };

export interface FirstWithdrawal {
  readonly isBusy: boolean;
  readonly end: FirstWithdrawalEnd | null;
  /** `at` is the press's moment in ms. */
  withdraw(bankId: number, at: number): void;
}

/** Withdraws the red packet, once; from then on it is done for good (spec §4: -1). */
export function useFirstWithdrawal(): FirstWithdrawal {
  const refusalOf = useCashBonusRefusal();
  const [send] = useWithdrawCashBonusMutation();
  const [end, setEnd] = useState<FirstWithdrawalEnd | null>(null);
  const order = useClaimOrder<CashBonusPaid>('red-packet', send, (outcome) => {
    switch (outcome.status) {
      case 'done':
        markActivityDone(ActivityId.redPacket);
        setEnd({ status: 'paid', paid: outcome.data });
        return;
      case 'refused':
        setEnd({ status: 'refused', refusal: refusalOf(outcome.error) });
        return;
      case 'unknown':
        setEnd({ status: 'unknown' });
    }
  });
  useOccupation('red-packet', order.pending !== null);
  return {
    isBusy: order.pending !== null,
    end,
    withdraw: (bankId, at) => {
      setEnd(null);
      order.claim(firstWithdrawalBody(bankId), at);
    },
  };
}
