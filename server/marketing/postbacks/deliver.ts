import { fillBody, fillHeader, fillUrl, type Facts } from '#server/marketing/postbacks/macros.ts';
import { deliver, type DeliveryOptions, type Outcome } from '#server/core/outbound/delivery.ts';
import type { PostbackEvent } from '#server/marketing/postbacks/events.ts';
import type { PostbackRule } from '#server/marketing/postbacks/rules.ts';

/** An event to send. */
export interface OutgoingEvent {
  eventId: string;
  event: PostbackEvent;
  facts: Facts;
}

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
export function sendEvent(
  rule: PostbackRule,
  event: OutgoingEvent,
  options: DeliveryOptions,
): Promise<Outcome> {
  const { secret, networks, expectedStatus } = rule;
  const { header, ...request } = requestOf(rule, event, secret);
  const colon = header.indexOf(':');
  const headers = {
    ...(request.body !== '' && { 'content-type': 'application/json' }),
    ...(colon > 0 && { [header.slice(0, colon)]: header.slice(colon + 1).trim() }),
    // The same on every attempt, so that a receiver can drop repetitions.
    'x-parola-event-id': event.eventId,
  };
  return deliver({ ...request, headers, secret, networks, expectedStatus }, options);
}
