import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import type { PayoutProvider } from '#server/withdrawal/payout-provider.ts';

/** Pays nothing: an order stays in process until the operator records how it ended. */
export const payoutsByHand: PayoutProvider = {
  name: 'none',
  payOut: ({ now }) => Promise.resolve({ state: 'pending', askAgainAt: epochMs(now + DAY_MS) }),
};
