import { add, type MinorUnits } from '#shared/money/money.ts';
import type { DepositOrder } from '#server/core/database/deposit-tables.ts';

/** The order's bonus and boost: as paid, or as promised while the order is unpaid. */
export const depositBonus = (order: DepositOrder): MinorUnits =>
  order.status === 1
    ? add(order.credited_bonus, order.credited_boost)
    : add(order.bonus, order.boost);
