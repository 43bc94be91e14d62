import type { Settings } from '#server/settings.ts';

type Parts = Pick<
  Settings,
  'demo' | 'paymentProvider' | 'payoutProvider' | 'withdrawReviewSeconds' | 'smsProvider'
>;

/** Which parts are real, for whoever starts a platform: one line of the start's output. */
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
