import { add, type MinorUnits } from '#domain/money.ts';
import type { DepositOrder } from '#server/database/deposit-tables.ts';

/** What an order adds on top: what its item and its boost paid, or promise while it is not paid. */
export const depositBonus = (order: DepositOrder): MinorUnits =>
  order.status === 1
    ? add(order.credited_bonus, order.credited_boost)
    : add(order.bonus, order.boost);
