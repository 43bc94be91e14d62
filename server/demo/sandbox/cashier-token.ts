import { createHmac, timingSafeEqual } from 'node:crypto';

const TOKEN_LENGTH = 32;

/** The secret in a payment page's address; only the address's recipient has it. */
export const cashierToken = (key: string, paymentId: string): string =>
  createHmac('sha256', key)
    .update(`cashier ${paymentId}`)
    .digest('base64url')
    .slice(0, TOKEN_LENGTH);

export function isCashierToken(key: string, paymentId: string, given: string): boolean {
  const [wanted, got] = [Buffer.from(cashierToken(key, paymentId)), Buffer.from(given)];
  return wanted.length === got.length && timingSafeEqual(wanted, got);
}
