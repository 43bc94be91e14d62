import type { Settings } from '#server/settings.ts';

type Parts = Pick<
  Settings,
  'demo' | 'paymentProvider' | 'payoutProvider' | 'withdrawReviewSeconds' | 'smsProvider'
>;

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
