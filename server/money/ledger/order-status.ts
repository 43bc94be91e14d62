/** States of an order (spec §3): it waits for review, is in process at the bank, and ends. */
export const OrderStatus = {
  inProcess: 0,
  waiting: 1,
  fail: 2,
  rejected: 3,
  success: 4,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

export type OrderEnd = 2 | 3 | 4;

/** Allowed previous states. Nothing leads out of an end, so no order is paid twice. */
const COMES_FROM: Readonly<Record<OrderStatus, readonly number[]>> = {
  [OrderStatus.waiting]: [],
  [OrderStatus.inProcess]: [OrderStatus.waiting],
  [OrderStatus.success]: [OrderStatus.waiting, OrderStatus.inProcess],
  [OrderStatus.fail]: [OrderStatus.waiting, OrderStatus.inProcess],
  [OrderStatus.rejected]: [OrderStatus.waiting, OrderStatus.inProcess],
};

export const mayBecome = (from: number, to: OrderStatus): boolean => COMES_FROM[to].includes(from);

/** True when the order's coins were returned. */
export const cameBack = (status: number): boolean =>
  status === OrderStatus.fail || status === OrderStatus.rejected;

const STATUSES: readonly OrderStatus[] = Object.values(OrderStatus);

/** Validates a stored state. */
export function statusOf(stored: number): OrderStatus {
  const status = STATUSES.find((known) => known === stored);
  if (status === undefined) throw new Error(`no state ${stored} of a withdrawal`);
  return status;
}
