import { OrderStatus } from '#server/money/ledger/order-status.ts';

/** What an operator may do with an order in each of these states. */
export const ORDER_ACTIONS = {
  approve: [OrderStatus.waiting],
  pay: [OrderStatus.waiting, OrderStatus.inProcess],
  reject: [OrderStatus.waiting, OrderStatus.inProcess],
  returned: [OrderStatus.success],
} as const satisfies Readonly<Record<string, readonly OrderStatus[]>>;

export type OrderAction = keyof typeof ORDER_ACTIONS;

/** Actions whose reason the player sees. */
export const isReasonForPlayer = (action: OrderAction): boolean =>
  action === 'reject' || action === 'returned';

export const actionsIn = (status: OrderStatus): OrderAction[] =>
  (Object.keys(ORDER_ACTIONS) as OrderAction[]).filter((action) => {
    const states: readonly OrderStatus[] = ORDER_ACTIONS[action];
    return states.includes(status);
  });
