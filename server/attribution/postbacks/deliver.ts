import { isIP } from 'node:net';
import { HOUR_MS, SECOND_MS, type EpochMs } from '#domain/duration.ts';
import { oneLine } from '#server/attribution/campaign.ts';
import { fillBody, fillHeader, fillUrl, type Facts } from '#server/attribution/postbacks/macros.ts';
import { isInNetworks, lookupIn } from '#server/attribution/postbacks/networks.ts';
import { mayTell } from '#server/attribution/postbacks/rule-draft.ts';
import { callOut, ConnectionFailed, type OutgoingAnswer } from '#server/outbound/call-out.ts';
import { signatureOf } from '#server/payments/signature.ts';
import type { PostbackEvent } from '#server/attribution/postbacks/events.ts';
import type { PostbackRule } from '#server/attribution/postbacks/rules.ts';
import type { Settings } from '#server/settings.ts';

/** An event that is told. */
export interface Told {
  eventId: string;
  event: PostbackEvent;
  facts: Facts;
}

/** What became of one try. */
export interface Outcome {
  /** `later`: worth another try; `failed`: never will be taken. */
  state: 'delivered' | 'later' | 'failed';
  /** HTTP status; null where no answer came. */
  status: number | null;
  /** How the answer began, or why there is none. */
  answer: string;
  /** What the receiver asks to wait. */
  waitMs: number | undefined;
}

export interface DeliveryOptions {
  settings: Pick<Settings, 'callLoopback' | 'demo'>;
  now: EpochMs;
  timeoutMs: number;
}

/** A receiver that is away for longer has everything in the log. */
export const LONGEST_WAIT_MS = 6 * HOUR_MS;

/** What is sent, with the secret of the rule in it unless another text stands for it. */
export function requestOf(rule: PostbackRule, { facts, event, eventId }: Told, secret: string) {
  const all: Facts = { ...facts, event: rule.events[event] ?? event, event_id: eventId };
  return {
    method: rule.method,
    url: fillUrl(rule.url, all, secret),
    body: fillBody(rule.body, all, secret),
    header: fillHeader(rule.header, secret),
  };
}

/** Tells a receiver of an event, once. Never rejects for what the receiver does. */
export async function deliver(
  rule: PostbackRule,
  told: Told,
  { settings, now, timeoutMs }: DeliveryOptions,
): Promise<Outcome> {
  const { method, url, body, header } = requestOf(rule, told, rule.secret);
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
  const isAllowed = isIP(host) === 0 || isInNetworks(rule.networks)(host);
  if (!mayTell(url, settings) || !isAllowed) {
    return refused('the address is not one that may be called');
  }
  try {
    const answer = await callOut(url, {
      method,
      headers: { ...headersOf(rule, { method, url, body, header }, now), ...idOf(told) },
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

/** The same for every try: by it a receiver knows what it was told already. */
const idOf = ({ eventId }: Told) => ({ 'x-parola-event-id': eventId });

/** A rule with a secret signs: HMAC-SHA256 of `timestamp.METHOD address⏎body`. */
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
