import { DAY_MS, epochMs } from '#domain/duration.ts';
import { sandboxPayouts } from '#server/demo/sandbox/sandbox-payouts.ts';
import type { PayoutProvider } from '#server/withdrawals/payout-provider.ts';
import type { Settings } from '#server/settings.ts';

/** Pays nothing: an order stays in process until the operator records how it ended. */
const byHand: PayoutProvider = {
  name: 'none',
  payOut: ({ now }) => Promise.resolve({ state: 'pending', askAgainAt: epochMs(now + DAY_MS) }),
};

/** Returns the payout provider that the settings select. */
export function openPayouts({
  payoutProvider,
  market,
  payoutSeconds,
}: Pick<Settings, 'payoutProvider' | 'market' | 'payoutSeconds'>): PayoutProvider {
  switch (payoutProvider) {
    case 'sandbox':
      return sandboxPayouts(market, payoutSeconds);
    case 'none':
      return byHand;
  }
}
