import type { Market } from '#domain/market.ts';
import type { OrderStatus } from '#server/withdrawals/order-status.ts';

/** Text of each step in the market's language, by its state. */
export const STEP_TEXT: Readonly<Record<Market, Readonly<Record<OrderStatus, string>>>> = {
  ph: {
    1: 'Received. The amount is set aside.',
    0: 'Approved and sent to the bank.',
    4: 'Paid to your account.',
    2: 'The bank did not take it. The amount is back in your balance.',
    3: 'Not approved. The amount is back in your balance.',
  },
  th: {
    1: 'ได้รับคำขอแล้ว และกันยอดเงินไว้แล้ว',
    0: 'อนุมัติแล้ว และส่งให้ธนาคารแล้ว',
    4: 'โอนเข้าบัญชีของคุณแล้ว',
    2: 'ธนาคารไม่รับรายการ คืนเงินเข้ายอดของคุณแล้ว',
    3: 'ไม่ได้รับอนุมัติ คืนเงินเข้ายอดของคุณแล้ว',
  },
};
