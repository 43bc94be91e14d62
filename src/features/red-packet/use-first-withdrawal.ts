import {
  redPacketApi,
  firstWithdrawalBody,
  type RedPacketPaid,
  type FirstWithdrawalBody,
} from '#api/red-packet.ts';
import { redPacket } from '#shared/red-packet/activity.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { markActivityDone } from '#state/activity/activity-marks.ts';
import { getLastOutcome, getPendingBody } from '#state/money-call/money-call.ts';
import type { MoneyOutcome, OrderBody } from '#state/money-call/money-order.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useRedPacketRefusal, type RedPacketRefusal } from './use-red-packet-refusal.ts';

/** Result of the last try. */
export type FirstWithdrawalEnd =
  | { readonly status: 'paid'; readonly paid: RedPacketPaid }
  | { readonly status: 'refused'; readonly refusal: RedPacketRefusal }
  /** It is retried automatically. */
  | { readonly status: 'unknown' };

export interface FirstWithdrawal {
  readonly isBusy: boolean;
  readonly end: FirstWithdrawalEnd | null;
  /** @param at time of the press, in ms */
  withdraw(bankId: number, at: number): void;
}

/** Withdraws the red packet, once; afterwards it is done for good (spec §4: -1). */
export function useFirstWithdrawal(): FirstWithdrawal {
  const refusalOf = useRedPacketRefusal();
  const call = useIdempotentMutation<FirstWithdrawalBody, RedPacketPaid>(
    redPacketApi.endpoints.withdrawRedPacket,
    {
      kind: 'red-packet',
      read: readFirstWithdrawal,
      refreshesRedDots: true,
      onSettled: ({ outcome }) => {
        if (outcome.status === 'done') markActivityDone(redPacket.id);
      },
    },
  );
  const isBusy = getPendingBody(call) !== null;
  const last = getLastOutcome(call);
  useBusy('red-packet', isBusy);

  function endOf(outcome: MoneyOutcome<RedPacketPaid>): FirstWithdrawalEnd {
    switch (outcome.status) {
      case 'done':
        return { status: 'paid', paid: outcome.data };
      case 'refused':
        return { status: 'refused', refusal: refusalOf(outcome.error) };
      case 'unknown':
        return { status: 'unknown' };
    }
  }

  return {
    isBusy,
    end: last && endOf(last.outcome),
    withdraw: (bankId, at) => void call.submit(firstWithdrawalBody(bankId), at),
  };
}

const readFirstWithdrawal = ({ bankId }: OrderBody): FirstWithdrawalBody | null =>
  typeof bankId === 'number' ? firstWithdrawalBody(bankId) : null;
