import { signatureOf } from '#server/core/outbound/signature.ts';
import {
  SANDBOX,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '#server/demo/sandbox/sandbox-provider.ts';
import type { PaymentEvent } from '#server/money/payments/provider.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { InjectOptions } from 'fastify';

/** Receives callbacks; the sandbox runs inside this server and needs no network. */
export interface CallbackTaker {
  inject(request: InjectOptions): Promise<{ statusCode: number }>;
}

const PATIENCE_MS = 5000;
const TRIES = 3;

export interface SignedCallback {
  key: string;
  event: PaymentEvent;
  /** The server's path prefix. */
  prefix: string;
  now: EpochMs;
}

/** Posts a signed callback. @returns the HTTP status, 0 without an answer */
export async function postCallback(
  taker: CallbackTaker,
  { key, event, prefix, now }: SignedCallback,
): Promise<number> {
  const body = JSON.stringify(event);
  const timestamp = String(now);
  const response = await taker
    .inject({
      method: 'POST',
      url: `${prefix}/callback/payment/${SANDBOX}`,
      headers: {
        'content-type': 'application/json',
        [TIMESTAMP_HEADER]: timestamp,
        [SIGNATURE_HEADER]: signatureOf(key, timestamp, body),
      },
      payload: body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    .catch(() => undefined);
  return response?.statusCode ?? 0;
}

/** Sends the callback, with retries. If all fail, the server queries the payment later. */
export async function sendCallback(taker: CallbackTaker, callback: SignedCallback): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    if ((await postCallback(taker, callback)) === 200) return;
  }
}
