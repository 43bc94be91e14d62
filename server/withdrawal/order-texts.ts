import { OrderStatus } from '#server/money/ledger/order-status.ts';
import type { OrderStep } from '#server/withdrawal/move-order.ts';
import type { Market } from '#shared/market/market.ts';

/** Text of each step in the market's language, by its state. */
const STEP_TEXT: Readonly<Record<Market, Readonly<Record<OrderStatus, string>>>> = {
  ph: {
    1: 'We got your request.',
    0: 'Approved and sent to the bank.',
    4: 'Paid to your account.',
    2: 'The bank declined it. The amount is back in your balance.',
    3: 'Not approved. The amount is back in your balance.',
  },
  th: {
    1: 'ได้รับคำขอของคุณแล้ว',
    0: 'อนุมัติแล้ว และส่งให้ธนาคารแล้ว',
    4: 'โอนเข้าบัญชีของคุณแล้ว',
    2: 'ธนาคารปฏิเสธ คืนเงินเข้ายอดเงินของคุณแล้ว',
    3: 'ไม่ได้รับอนุมัติ คืนเงินเข้ายอดเงินของคุณแล้ว',
  },
};

/** Text of an order's end, and of its movement, when the bank sent it back. */
export const RETURNED_TEXT: Readonly<Record<Market, string>> = {
  ph: 'The bank sent it back. The amount is in your balance again.',
  th: 'ธนาคารส่งเงินกลับมา คืนเงินเข้ายอดเงินของคุณแล้ว',
};

/** Text of one of an order's steps: what fails after it was paid came back from the bank. */
export function stepText(market: Market, steps: readonly OrderStep[], at: number): string {
  const status = steps[at]?.status ?? OrderStatus.waiting;
  const isReturned = status === OrderStatus.fail && steps[at - 1]?.status === OrderStatus.success;
  return isReturned ? RETURNED_TEXT[market] : STEP_TEXT[market][status];
}
