/** Totals of listed records (spec §2 `/record/transaction`). */
import { add, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { KindSums, MovementRecord, RecordItem, RecordSum } from './record-item.ts';

/** Sums records of one tab; null when there are none. */
export function sumOf(items: readonly RecordItem[]): RecordSum | null {
  switch (items[0]?.tab) {
    case undefined:
      return null;
    case 'all': {
      const movements = items.flatMap((item) => (item.tab === 'all' ? [item] : []));
      const amounts = movements.map(({ amount }) => amount);
      const received = add(...amounts.filter((amount) => amount > 0));
      const spent = subtract(ZERO, add(...amounts.filter((amount) => amount < 0)));
      return { of: 'movements', received, spent, kinds: sumsOfKinds(movements) };
    }
    case 'deposits': {
      const paid = items.flatMap((item) =>
        item.tab === 'deposits' && item.state === 'success' ? [item] : [],
      );
      return {
        of: 'deposits',
        paid: add(...paid.map(({ amount }) => amount)),
        bonus: add(...paid.map(({ bonus }) => bonus)),
      };
    }
    case 'withdrawals': {
      const inState = (...states: readonly string[]) =>
        items.flatMap((item) =>
          item.tab === 'withdrawals' && states.includes(item.state) ? [item.arriving] : [],
        );
      return {
        of: 'withdrawals',
        arrived: add(...inState('success')),
        pending: add(...inState('processing', 'waiting')),
      };
    }
    case 'rounds': {
      const rounds = items.flatMap((item) => (item.tab === 'rounds' ? [item] : []));
      return {
        of: 'rounds',
        bet: add(...rounds.map((round) => round.bet)),
        win: add(...rounds.map((round) => round.win)),
      };
    }
  }
}

function sumsOfKinds(movements: readonly MovementRecord[]): KindSums {
  const sums: Partial<Record<MovementRecord['kind'], MinorUnits>> = {};
  for (const { kind, amount } of movements) sums[kind] = add(sums[kind] ?? ZERO, amount);
  return sums;
}

/** The player's own figures, each by itself: money that was paid in is no win, and a bonus is neither. */
export interface MovementNets {
  /** Deposits less withdrawals. */
  readonly paidIn: MinorUnits;
  /** Wins less bets. */
  readonly played: MinorUnits;
  readonly bonus: MinorUnits;
}

export const netsOf = (kinds: KindSums): MovementNets => ({
  paidIn: add(kinds.deposit ?? ZERO, kinds.withdrawal ?? ZERO),
  played: add(kinds.win ?? ZERO, kinds.bet ?? ZERO),
  bonus: kinds.bonus ?? ZERO,
});
