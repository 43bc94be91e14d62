/** What records come to (spec §2 `/record/transaction`). */
import { add, subtract, ZERO, type MinorUnits } from '#domain/money.ts';
import type { MovementSum, RecordItem, RoundSum } from './record-item.ts';

/** Of movements: what came in, what went out and the difference; of orders: those that succeeded. */
export type RecordTotals =
  | {
      readonly of: 'movements';
      readonly received: MinorUnits;
      readonly spent: MinorUnits;
      readonly net: MinorUnits;
    }
  | { readonly of: 'deposits'; readonly paid: MinorUnits; readonly bonus: MinorUnits }
  | { readonly of: 'withdrawals'; readonly arrived: MinorUnits; readonly pending: MinorUnits }
  | {
      readonly of: 'rounds';
      readonly bet: MinorUnits;
      readonly win: MinorUnits;
      readonly net: MinorUnits;
    };

/** Sums records of one tab; null when there are none. `sum` is the platform's own, of all of them. */
export function totalsOf(
  items: readonly RecordItem[],
  sum: RoundSum | MovementSum | null,
): RecordTotals | null {
  switch (items[0]?.tab) {
    case undefined:
      return null;
    case 'all': {
      const amounts = items.flatMap((item) => (item.tab === 'all' ? [item.amount] : []));
      const whole = sum !== null && 'received' in sum ? sum : null;
      const received = whole?.received ?? add(...amounts.filter((amount) => amount > 0));
      const spent = whole?.spent ?? subtract(ZERO, add(...amounts.filter((amount) => amount < 0)));
      return { of: 'movements', received, spent, net: subtract(received, spent) };
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
      const whole = sum !== null && 'bet' in sum ? sum : null;
      const bet = whole?.bet ?? add(...rounds.map((round) => round.bet));
      const win = whole?.win ?? add(...rounds.map((round) => round.win));
      return { of: 'rounds', bet, win, net: subtract(win, bet) };
    }
  }
}
