/** Notifications to a browser (web push), and what is sent to it. */
import { base, text } from '#contract/wire.ts';
import * as v from 'valibot';

const URL_LENGTH_MAX = 1024;
const endpoint = v.pipe(text, v.maxLength(URL_LENGTH_MAX), v.url());

/** Unpadded base64url of so many bytes. */
const bytes = (length: number) =>
  v.pipe(
    text,
    v.regex(/^[\w-]+={0,2}$/),
    v.check((value) => Math.floor((value.replace(/=+$/, '').length * 3) / 4) === length),
  );

/** What `PushSubscription.toJSON()` gives: a point of P-256, and a shared secret. */
const pushSubscribeRequest = {
  endpoint,
  keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
};

const pushUnsubscribeRequest = { endpoint };

/**
 * The declarative form of a push message: browsers that know it show it themselves, in others the
 * app's service worker does.
 */
export const pushMessage = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: text,
    body: v.optional(text),
    lang: v.optional(text),
    /** Where a tap leads, beginning at the app's own origin. */
    navigate: text,
    /** A later one of the same tag takes the place of the first. */
    tag: v.optional(text),
  }),
});
export type PushMessage = v.InferOutput<typeof pushMessage>;

/** Endpoints of notifications. */
export const pushEndpoints = {
  pushSubscribe: {
    path: '/app/v1/pushSubscribe',
    access: 'player',
    request: v.object({ ...base, ...pushSubscribeRequest }),
    response: v.object({}),
    isOptional: true,
  },
  pushUnsubscribe: {
    path: '/app/v1/pushUnsubscribe',
    access: 'player',
    request: v.object({ ...base, ...pushUnsubscribeRequest }),
    response: v.object({}),
    isOptional: true,
  },
} as const;
