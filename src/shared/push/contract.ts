/** Browser notifications (web push), and their messages. */
import { PUSH_KINDS } from '#shared/push/push-settings.ts';
import { base, flag, text } from '#shared/wire/wire.ts';
import * as v from 'valibot';

const URL_LENGTH_MAX = 1024;
/** Browsers send addresses percent-encoded. */
const endpoint = v.pipe(text, v.maxLength(URL_LENGTH_MAX), v.regex(/^[!-~]+$/), v.url());

/** Base64url of a given number of bytes. */
const bytes = (length: number) =>
  v.pipe(
    text,
    v.regex(/^[\w-]+={0,2}$/),
    v.check((value) => Math.floor((value.replace(/=+$/, '').length * 3) / 4) === length),
  );

/** From `PushSubscription.toJSON()`: a P-256 point and a shared secret. */
const pushSubscribeRequest = {
  endpoint,
  keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
  /** The server's public key that the browser subscribed with; absent in earlier releases. */
  key: v.optional(bytes(65)),
  /** What to notify of; absent = everything. */
  kinds: v.optional(v.array(v.picklist(PUSH_KINDS))),
  /** 1 = nothing at night (`quiet-hours.ts`): it is sent in the morning. */
  quiet: v.optional(flag),
};

const pushUnsubscribeRequest = { endpoint };

/**
 * A declarative push message, shown by supporting browsers themselves, else by the app's service worker. It is
 * read on a lock screen: no amounts, and no text that someone else wrote.
 */
export const pushMessage = v.object({
  web_push: v.literal(8030),
  /** Number on the app's icon: unread mail. Absent = it stays. */
  app_badge: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  notification: v.object({
    title: text,
    body: v.optional(text),
    lang: v.optional(text),
    /** Target of a tap, beginning with the app's own origin. */
    navigate: text,
    /** A later one of the same tag replaces the first. */
    tag: v.optional(text),
    /** Buttons; each opens the app at its own target. */
    actions: v.optional(v.array(v.object({ action: text, title: text, navigate: text }))),
  }),
});
export type PushMessage = v.InferOutput<typeof pushMessage>;

export const pushEndpoints = {
  pushSubscribe: {
    path: '/app/v1/pushSubscribe',
    access: 'player',
    request: v.object({ ...base, ...pushSubscribeRequest }),
    response: v.object({}),
  },
  pushUnsubscribe: {
    path: '/app/v1/pushUnsubscribe',
    access: 'player',
    request: v.object({ ...base, ...pushUnsubscribeRequest }),
    response: v.object({}),
  },
} as const;
