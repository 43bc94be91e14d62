import {
  redPacketApi,
  withdrawalBody,
  type RedPacketClaimed,
  type RedPacketPaid,
  type CashWithdrawalBody,
} from '#api/red-packet.ts';
import { isMinorUnits, ZERO, type MinorUnits } from '#shared/money/money.ts';
import { useBusy } from '#state/busy/use-busy.ts';
import { getLastOutcome, getPendingBody } from '#state/money-call/money-call.ts';
import type { MoneyOutcome, OrderBody } from '#state/money-call/money-order.ts';
import type { NumberedMutation } from '#state/money-call/money-ports.ts';
import { useIdempotentMutation } from '#state/money-call/use-idempotent-mutation.ts';
import { useRedPacketRefusal, type RedPacketRefusal } from './use-red-packet-refusal.ts';

/** Requests of the page; a withdrawal takes what was collected. */
export type RedPacketClaim =
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'recharge'; readonly id: number }
  | { readonly kind: 'withdrawal'; readonly amount: MinorUnits; readonly bankId: number };

/** Result of the last claim. */
export type RedPacketEnd =
  | { readonly status: 'claimed'; readonly claimed: RedPacketClaimed }
  | { readonly status: 'withdrawn'; readonly amount: MinorUnits; readonly paid: RedPacketPaid }
  | { readonly status: 'refused'; readonly refusal: RedPacketRefusal }
  /** It is retried automatically. */
  | { readonly status: 'unknown' };

export interface RedPacketClaims {
  /** The pending claim: `level 3`, `recharge 1` or `withdrawal`. */
  readonly busy: string | null;
  readonly end: RedPacketEnd | null;
  /** @param at time of the press, in ms */
  ask(claim: RedPacketClaim, at: number): void;
  /** Dismisses the result. */
  done(): void;
}

type Body = { readonly level: number } | { readonly id: number } | CashWithdrawalBody;
type Answer = RedPacketClaimed | RedPacketPaid;

const { claimLevelBonus, claimRechargeBonus, withdrawRedPacket } = redPacketApi.endpoints;

/** Picks the endpoint by the body: level bonuses, recharge bonuses and withdrawals have one each. */
const ANY_OF_THEM: NumberedMutation<Answer> = {
  initiate(request, options) {
    if ('level' in request) return claimLevelBonus.initiate(request, options);
    if ('id' in request) return claimRechargeBonus.initiate(request, options);
    return withdrawRedPacket.initiate(request, options);
  },
};

/** Collects bonuses and withdraws them, one after the other, each once. */
export function useRedPacketClaims(): RedPacketClaims {
  const refusalOf = useRedPacketRefusal();
  const call = useIdempotentMutation<Body, Answer>(ANY_OF_THEM, {
    kind: 'cash-bonus',
    read: readBody,
    refreshesRedDots: true,
  });
  const pending = getPendingBody(call);
  const last = getLastOutcome(call);
  useBusy('red-packet-page', pending !== null);

  function endOf(body: Body, outcome: MoneyOutcome<Answer>): RedPacketEnd {
    switch (outcome.status) {
      case 'done': {
        const { data } = outcome;
        return 'orderNo' in data
          ? { status: 'withdrawn', amount: 'amount' in body ? body.amount : ZERO, paid: data }
          : { status: 'claimed', claimed: data };
      }
      case 'refused':
        return { status: 'refused', refusal: refusalOf(outcome.error) };
      case 'unknown':
        return { status: 'unknown' };
    }
  }

  return {
    busy: pending && keyOf(pending),
    end: last && endOf(last.body, last.outcome),
    ask: (claim, at) => void call.submit(bodyOf(claim), at),
    done: call.reset,
  };
}

function bodyOf(claim: RedPacketClaim): Body {
  switch (claim.kind) {
    case 'level':
      return { level: claim.level };
    case 'recharge':
      return { id: claim.id };
    case 'withdrawal':
      return withdrawalBody(claim.amount, claim.bankId);
  }
}

function readBody({ level, id, amount, bankId }: OrderBody): Body | null {
  if (typeof level === 'number') return { level };
  if (typeof id === 'number') return { id };
  return isMinorUnits(amount) && typeof bankId === 'number' ? withdrawalBody(amount, bankId) : null;
}

function keyOf(body: Body): string {
  if ('level' in body) return `level ${body.level}`;
  return 'id' in body ? `recharge ${body.id}` : 'withdrawal';
}
