import {
  useClaimLevelBonusMutation,
  useClaimRechargeBonusMutation,
  useWithdrawCashBonusMutation,
  withdrawalBody,
  type CashBonusCollected,
  type CashBonusPaid,
} from '#api/cash-bonus-api.ts';
import type { MinorUnits } from '#domain/money.ts';
import { useOccupation } from '#overlays/use-occupation.ts';
import { useClaimOrder } from '#session/use-claim-order.ts';
import type { MoneyOutcome } from '#session/money-order.ts';
import { isMinorUnits, ZERO } from '#domain/money.ts';
import { useState } from 'react';
import { useCashBonusRefusal, type CashBonusRefusal } from './use-cash-bonus-refusal.ts';

/** What can be asked for on the page; withdrawn is what was collected. */
export type CashBonusWish =
  | { readonly kind: 'level'; readonly level: number }
  | { readonly kind: 'recharge'; readonly id: number }
  | { readonly kind: 'withdrawal'; readonly amount: MinorUnits; readonly bankId: number };

/** How the last wish ended. */
export type CashBonusEnd =
  | { readonly status: 'collected'; readonly collected: CashBonusCollected }
  | { readonly status: 'withdrawn'; readonly amount: MinorUnits; readonly paid: CashBonusPaid }
  | { readonly status: 'refused'; readonly refusal: CashBonusRefusal }
  /** It is asked for again by itself. */
  | { readonly status: 'unknown' };

export interface CashBonusClaims {
  /** `level 3`, `recharge 1` or `withdrawal`: what is on its way. */
  readonly busy: string | null;
  readonly end: CashBonusEnd | null;
  /** `at` is the press's moment in ms. */
  ask(wish: CashBonusWish, at: number): void;
  /** The player has seen how it ended. */
  done(): void;
}

type Body = Readonly<Record<string, unknown>>;
type Answer = CashBonusCollected | CashBonusPaid;

/** Collects bonuses and withdraws them, one after the other, each once. */
export function useCashBonusClaims(): CashBonusClaims {
  const refusalOf = useCashBonusRefusal();
  const [claimLevel] = useClaimLevelBonusMutation();
  const [claimRecharge] = useClaimRechargeBonusMutation();
  const [withdraw] = useWithdrawCashBonusMutation();
  const [end, setEnd] = useState<CashBonusEnd | null>(null);

  const endOf = (outcome: MoneyOutcome<Answer>, body: Body): CashBonusEnd => {
    switch (outcome.status) {
      case 'done': {
        const { data } = outcome;
        return 'orderNo' in data
          ? { status: 'withdrawn', amount: amountIn(body), paid: data }
          : { status: 'collected', collected: data };
      }
      case 'refused':
        return { status: 'refused', refusal: refusalOf(outcome.error) };
      case 'unknown':
        return { status: 'unknown' };
    }
  };
  const order = useClaimOrder<Answer>(
    'cash-bonus',
    (request) => {
      if ('level' in request) return claimLevel(request);
      return 'id' in request ? claimRecharge(request) : withdraw(request);
    },
    (outcome, body) => setEnd(endOf(outcome, body)),
  );
  useOccupation('cash-bonus', order.pending !== null);
  return {
    busy: order.pending === null ? null : keyOf(order.pending),
    end,
    ask: (wish, at) => {
      setEnd(null);
      order.claim(bodyOf(wish), at);
    },
    done: () => setEnd(null),
  };
}

function bodyOf(wish: CashBonusWish): Body {
  switch (wish.kind) {
    case 'level':
      return { level: wish.level };
    case 'recharge':
      return { id: wish.id };
    case 'withdrawal':
      return withdrawalBody(wish.amount, wish.bankId);
  }
}

function keyOf(body: Body): string {
  if ('level' in body) return `level ${String(body['level'])}`;
  return 'id' in body ? `recharge ${String(body['id'])}` : 'withdrawal';
}

const amountIn = ({ amount }: Body): MinorUnits => (isMinorUnits(amount) ? amount : ZERO);
