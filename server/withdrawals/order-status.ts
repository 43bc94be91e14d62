/** States of an order (spec §3): it waits for its review, is in process at the bank, and ends. */
export const OrderStatus = {
  inProcess: 0,
  waiting: 1,
  fail: 2,
  rejected: 3,
  success: 4,
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** An end of an order. */
export type OrderEnd = 2 | 3 | 4;

/** From where an order may come into a state. Nothing leads out of an end: no order is paid twice. */
const COMES_FROM: Readonly<Record<OrderStatus, readonly number[]>> = {
  [OrderStatus.waiting]: [],
  [OrderStatus.inProcess]: [OrderStatus.waiting],
  [OrderStatus.success]: [OrderStatus.waiting, OrderStatus.inProcess],
  [OrderStatus.fail]: [OrderStatus.waiting, OrderStatus.inProcess],
  [OrderStatus.rejected]: [OrderStatus.waiting, OrderStatus.inProcess],
};

export const mayBecome = (from: number, to: OrderStatus): boolean => COMES_FROM[to].includes(from);

/** The coins of an order of this state have come back. */
export const cameBack = (status: number): boolean =>
  status === OrderStatus.fail || status === OrderStatus.rejected;

const STATUSES: readonly OrderStatus[] = Object.values(OrderStatus);

/** A state as the database has it. */
export function statusOf(stored: number): OrderStatus {
  const status = STATUSES.find((known) => known === stored);
  if (status === undefined) throw new Error(`no state ${stored} of a withdrawal`);
  return status;
}
