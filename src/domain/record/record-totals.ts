/** Totals of listed records (spec §2 `/record/transaction`). */
import { add, subtract, ZERO } from '#domain/money.ts';
import type { RecordItem, RecordSum } from './record-item.ts';

/** Sums records of one tab; null when there are none. */
export function sumOf(items: readonly RecordItem[]): RecordSum | null {
  switch (items[0]?.tab) {
    case undefined:
      return null;
    case 'all': {
      const amounts = items.flatMap((item) => (item.tab === 'all' ? [item.amount] : []));
      const received = add(...amounts.filter((amount) => amount > 0));
      const spent = subtract(ZERO, add(...amounts.filter((amount) => amount < 0)));
      return { of: 'movements', received, spent };
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
