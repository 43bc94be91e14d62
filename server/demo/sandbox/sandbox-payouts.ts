import { WithdrawalCode } from '#shared/withdrawal/errors.ts';
import { epochMs, SECOND_MS } from '#shared/time/duration.ts';
import type { Market } from '#shared/market/market.ts';
import type { PayoutProvider } from '#server/withdrawal/payout-provider.ts';

/** Account number endings that trigger each outcome in a demo. */
const FAILS = '0002';
const REJECTS = '0003';

const TEXT = {
  ph: {
    failed: 'The bank does not know this account.',
    rejected: 'The name does not fit the account.',
  },
  th: { failed: 'ธนาคารไม่พบบัญชีนี้', rejected: 'ชื่อไม่ตรงกับบัญชี' },
} as const;

/**
 * A bank that pays nobody: after the delay each payout counts as paid, but fails for numbers that end in 0002
 * and is rejected for 0003.
 */
export function sandboxPayouts(market: Market, seconds: number): PayoutProvider {
  return {
    name: 'sandbox',
    async payOut({ account, sentAt, now }) {
      const endsAt = epochMs(sentAt + seconds * SECOND_MS);
      if (now < endsAt) return { state: 'pending', askAgainAt: endsAt };
      if (account.endsWith(FAILS)) {
        return { state: 'failed', code: WithdrawalCode.changeBank, text: TEXT[market].failed };
      }
      if (account.endsWith(REJECTS)) {
        return { state: 'rejected', code: WithdrawalCode.changeBank, text: TEXT[market].rejected };
      }
      return { state: 'paid' };
    },
  };
}
