import type { Settings } from '#server/core/settings/settings.ts';

type Parts = Pick<
  Settings,
  'demo' | 'paymentProvider' | 'payoutProvider' | 'withdrawReviewSeconds' | 'smsProvider'
>;

/** Below it, experts no longer recommend an RSA key (NIST SP 800-131A). */
const SOUND_RSA_BITS = 2048;

/** Says that the passwords' key is short, and what to do; empty for a sound key. */
export const shortKeyLine = (bits: number): string =>
  bits >= SOUND_RSA_BITS
    ? ''
    : `The RSA key for passwords has ${bits} bits, which only TLS makes safe. RSA_BITS=${SOUND_RSA_BITS} at the first start of a new database makes a longer one.`;

/** States which providers are real, in one line of the start-up output. */
export function partsLine({
  demo,
  paymentProvider,
  payoutProvider,
  withdrawReviewSeconds,
  smsProvider,
}: Parts): string {
  const payments = paymentProvider === 'sandbox' ? 'SANDBOX (no real money)' : 'none';
  const payouts =
    payoutProvider === 'sandbox' ? 'SANDBOX (nobody is paid)' : 'by hand (withdrawal pay)';
  const review =
    withdrawReviewSeconds === null
      ? 'by hand (withdrawal approve)'
      : `AUTOMATIC after ${withdrawReviewSeconds} s`;
  const sms = smsProvider === 'outbox' ? 'OUTBOX (codes are not sent)' : smsProvider;
  const data = demo ? 'DEMO' : 'real players';
  return `Data: ${data}. Payments: ${payments}. Payouts: ${payouts}. Review: ${review}. SMS: ${sms}.`;
}
