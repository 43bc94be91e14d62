import { isIP } from 'node:net';
import { HOUR_MS, SECOND_MS, type EpochMs } from '#domain/duration.ts';
import { oneLine } from '#server/attribution/campaign.ts';
import { fillBody, fillHeader, fillUrl, type Facts } from '#server/attribution/postbacks/macros.ts';
import { isInNetworks, lookupIn } from '#server/attribution/postbacks/networks.ts';
import { maySendTo } from '#server/attribution/postbacks/rule-draft.ts';
import { callOut, ConnectionFailed, type OutgoingAnswer } from '#server/outbound/call-out.ts';
import { signatureOf } from '#server/payments/signature.ts';
import type { PostbackEvent } from '#server/attribution/postbacks/events.ts';
import type { PostbackRule } from '#server/attribution/postbacks/rules.ts';
import type { Settings } from '#server/settings.ts';

/** An event to send. */
export interface OutgoingEvent {
  eventId: string;
  event: PostbackEvent;
  facts: Facts;
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
  settings: Pick<Settings, 'callLoopback' | 'demo'>;
  now: EpochMs;
  timeoutMs: number;
}

/** Between two attempts. */
export const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** The request of an event. @param secret replaces `{secret}`; a mask where the request is shown */
export function requestOf(
  rule: PostbackRule,
  { facts, event, eventId }: OutgoingEvent,
  secret: string,
) {
  const all: Facts = { ...facts, event: rule.events[event] ?? event, event_id: eventId };
  return {
    method: rule.method,
    url: fillUrl(rule.url, all, secret),
    body: fillBody(rule.body, all, secret),
    header: fillHeader(rule.header, secret),
  };
}

/** Sends one event once. Resolves whatever the receiver does. */
export async function deliver(
  rule: PostbackRule,
  event: OutgoingEvent,
  { settings, now, timeoutMs }: DeliveryOptions,
): Promise<Outcome> {
  const { method, url, body, header } = requestOf(rule, event, rule.secret);
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  const isAllowed = isIP(host) === 0 || isInNetworks(rule.networks)(host);
  if (!maySendTo(url, settings) || !isAllowed) {
    return refused('the address is not one that may be called');
  }
  try {
    const answer = await callOut(url, {
      method,
      headers: { ...headersOf(rule, { method, url, body, header }, now), ...idOf(event) },
      body: body === '' ? null : body,
      timeoutMs,
      lookup: lookupIn(rule.networks),
    });
    return outcomeOf(answer, rule, now);
  } catch (error) {
    if (!(error instanceof ConnectionFailed)) throw error;
    return { state: 'later', status: null, answer: oneLine(error.message), waitMs: undefined };
  }
}

const refused = (answer: string): Outcome => ({
  state: 'failed',
  status: null,
  answer,
  waitMs: undefined,
});

/** The same on every attempt, so that a receiver can drop repetitions. */
const idOf = ({ eventId }: OutgoingEvent) => ({ 'x-parola-event-id': eventId });

/** With a secret, the signature is HMAC-SHA256 of `timestamp.METHOD address⏎body`. */
function headersOf(
  { secret }: PostbackRule,
  { method, url, body, header }: ReturnType<typeof requestOf>,
  now: EpochMs,
): Record<string, string | number> {
  const at = header.indexOf(':');
  const timestamp = String(now);
  return {
    'user-agent': 'Parola postback',
    ...(body !== '' && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }),
    ...(at > 0 && { [header.slice(0, at)]: header.slice(at + 1).trim() }),
    ...(secret !== '' && {
      'x-parola-timestamp': timestamp,
      'x-parola-signature': signatureOf(secret, timestamp, `${method} ${url}\n${body}`),
    }),
  };
}

function outcomeOf(
  { status, text, headers }: OutgoingAnswer,
  { expectedStatus }: PostbackRule,
  now: EpochMs,
): Outcome {
  const isTaken =
    expectedStatus === undefined ? status >= 200 && status < 300 : status === expectedStatus;
  const isBusy = status === 408 || status === 429 || status >= 500;
  const state = isTaken ? 'delivered' : isBusy ? 'later' : 'failed';
  return { state, status, answer: oneLine(text), waitMs: waitOf(headers['retry-after'], now) };
}

/** RFC 9110, 10.2.3: seconds, or a date. */
function waitOf(text: string | undefined, now: EpochMs): number | undefined {
  if (text === undefined) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now;
  return Number.isNaN(wait) ? undefined : Math.min(LONGEST_WAIT_MS, Math.max(0, wait));
}
