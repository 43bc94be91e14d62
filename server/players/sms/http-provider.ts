import { randomUUID } from 'node:crypto';
import { SmsNotSent, type SmsMessage, type SmsProvider } from '#server/players/sms/sms-provider.ts';

export interface HttpProviderOptions {
  url: string;
  /** Sent as a bearer token; empty = none. */
  key: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5000;
const ATTEMPTS = 2;
const TOO_MANY_REQUESTS = 429;

/**
 * Posts `{to, text, scene}` as JSON to a gateway. Retries once after a timeout or server error, with the same
 * `idempotency-key` so that the gateway detects repeats; a refusal is final.
 */
export function httpProvider({
  url,
  key,
  timeoutMs = TIMEOUT_MS,
}: HttpProviderOptions): SmsProvider {
  const post = (message: SmsMessage, number: string): Promise<Response> =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': number,
        ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });

  return {
    async send({ to, text, scene }) {
      const number = randomUUID();
      let reason = '';
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        try {
          const answer = await post({ to, text, scene }, number);
          await answer.body?.cancel();
          if (answer.ok) return;
          reason = `HTTP ${answer.status}`;
          if (answer.status < 500 && answer.status !== TOO_MANY_REQUESTS) break;
        } catch (error) {
          reason = error instanceof Error ? error.name : 'no answer';
        }
      }
      throw new SmsNotSent(`the SMS gateway did not take the message: ${reason}`);
    },
  };
}
