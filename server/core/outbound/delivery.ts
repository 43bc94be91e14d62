import { isIP } from 'node:net';
import { SECOND_MS, type EpochMs } from '#shared/time/duration.ts';
import { callOut, ConnectionFailed, type OutgoingAnswer } from '#server/core/outbound/call-out.ts';
import { isInNetworks, lookupIn } from '#server/core/outbound/networks.ts';
import { maskSecret } from '#server/core/outbound/mask-secret.ts';
import { mayCall } from '#server/core/outbound/public-address.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import { retryAfterMs } from '#server/core/outbound/retry-after.ts';
import { signatureOf } from '#server/core/outbound/signature.ts';
import type { Settings } from '#server/core/settings/settings.ts';

/** A request to a receiver that a console user entered. */
export interface Delivery {
  method: 'GET' | 'POST';
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Signs the request; '' for none. */
  secret: string;
  /** Addresses and networks that the receiver may have; empty for any public one. */
  networks: readonly string[];
  /** Undefined for any of 200 to 299. */
  expectedStatus: number | undefined;
}

/** The result of one attempt. */
export interface Outcome {
  /** `later`: worth another attempt; `failed`: it is not. */
  state: 'delivered' | 'later' | 'failed';
  /** HTTP status; null where no answer came. */
  status: number | null;
  /** The start of the answer, or why there is none. */
  answer: string;
  /** From `Retry-After`. */
  waitMs: number | undefined;
}

export interface DeliveryOptions {
  maySend: MaySend;
  now: EpochMs;
  timeoutMs: number;
}

export const DELIVERY_TIMEOUT_MS = 10 * SECOND_MS;

/** Path of the demo's receiver. */
export const SANDBOX_PATH = '/dev/postbacks';

/** True for addresses that requests may be sent to. */
export type MaySend = (url: string) => boolean;

/**
 * Allows public HTTPS addresses, this machine in tests, and the demo's own receiver.
 * @param ownPort returns the port that this server listens on
 */
export function maySendTo(
  { callLoopback, demo }: Pick<Settings, 'callLoopback' | 'demo'>,
  ownPort: () => number | undefined,
): MaySend {
  const isSandbox = (url: string): boolean => {
    if (!demo || !URL.canParse(url)) return false;
    const { pathname, port, protocol } = new URL(url);
    const ported = port || (protocol === 'https:' ? '443' : '80');
    return pathname === SANDBOX_PATH && ported === String(ownPort());
  };
  return (url) => mayCall(url, { allowsLoopback: callLoopback || isSandbox(url), anyPort: true });
}

/** Sends a request once. Resolves whatever the receiver does. */
export async function deliver(
  delivery: Delivery,
  { maySend, now, timeoutMs }: DeliveryOptions,
): Promise<Outcome> {
  const { method, url, body, headers, networks } = delivery;
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  const isAllowed = isIP(host) === 0 || isInNetworks(networks)(host);
  if (!maySend(url) || !isAllowed) {
    return failed('failed', 'the address is not one that may be called');
  }
  try {
    const answer = await callOut(url, {
      method,
      headers: {
        'user-agent': 'Parola',
        ...headers,
        ...(body !== '' && { 'content-length': Buffer.byteLength(body) }),
        ...signatureHeaders(delivery, now),
      },
      body: body === '' ? null : body,
      timeoutMs,
      lookup: lookupIn(networks),
    });
    return withoutSecret(outcomeOf(answer, delivery, now), delivery);
  } catch (error) {
    if (!(error instanceof ConnectionFailed)) throw error;
    return failed('later', oneLine(error.message));
  }
}

/** Stored and shown of an answer. */
const LONGEST_ANSWER = 500;

/** Some receivers repeat what they got. */
const withoutSecret = (outcome: Outcome, { secret }: Delivery): Outcome => ({
  ...outcome,
  // Masked before it is cut: a part of a secret would not be found.
  answer: maskSecret(outcome.answer, secret).slice(0, LONGEST_ANSWER),
});

const failed = (state: Outcome['state'], answer: string): Outcome => ({
  state,
  status: null,
  answer,
  waitMs: undefined,
});

/** HMAC-SHA256 of `timestamp.METHOD address⏎body`, and the timestamp. */
function signatureHeaders({ secret, method, url, body }: Delivery, now: EpochMs) {
  if (secret === '') return {};
  const timestamp = String(now);
  return {
    'x-parola-timestamp': timestamp,
    'x-parola-signature': signatureOf(secret, timestamp, `${method} ${url}\n${body}`),
  };
}

function outcomeOf(
  { status, text, headers }: OutgoingAnswer,
  { expectedStatus }: Delivery,
  now: EpochMs,
): Outcome {
  const isTaken =
    expectedStatus === undefined ? status >= 200 && status < 300 : status === expectedStatus;
  const isBusy = status === 408 || status === 429 || status >= 500;
  const state = isTaken ? 'delivered' : isBusy ? 'later' : 'failed';
  return {
    state,
    status,
    answer: oneLine(text),
    waitMs: retryAfterMs(headers['retry-after'], now),
  };
}
