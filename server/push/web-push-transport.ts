import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import webPush from 'web-push';
import { isPushAddress, lookupPublic } from '#server/push/public-address.ts';
import type { PushOutcome, PushTarget, PushTransport } from '#server/push/push-transport.ts';
import type { Settings } from '#server/settings.ts';

interface Sender {
  publicKey: string;
  privateKey: string;
  /** A `mailto:` or `https:` address. */
  contact: string;
}

/** A day: who was away for longer finds it in the app. */
const TIME_TO_LIVE_S = 86_400;
const TIMEOUT_MS = 10_000;

/**
 * Web push: the payload encrypted for the browser (RFC 8291), signed by the operator (RFC 8292).
 * The connection is our own, not the package's, because the address comes from a stranger.
 */
export function webPushTransport(
  { publicKey, privateKey, contact }: Sender,
  { pushLoopback }: Pick<Settings, 'pushLoopback'>,
): PushTransport {
  return {
    async send(target, payload) {
      if (!isPushAddress(target.endpoint, pushLoopback)) return 'refused';
      try {
        const { body, headers } = webPush.generateRequestDetails(
          { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } },
          payload,
          {
            vapidDetails: { subject: contact, publicKey, privateKey },
            contentEncoding: 'aes128gcm',
            TTL: TIME_TO_LIVE_S,
          },
        );
        return outcomeOf(await post(target, body, headers, pushLoopback));
      } catch (error) {
        // What cannot be encrypted for this browser never can; a broken connection may heal.
        return error instanceof ConnectionFailed ? 'later' : 'refused';
      }
    },
  };
}

class ConnectionFailed extends Error {
  override name = 'ConnectionFailed';
}

function post(
  { endpoint }: PushTarget,
  body: Buffer | null,
  headers: Record<string, string | number>,
  isLoopback: boolean,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const isSecure = endpoint.startsWith('https:');
    const send = isSecure ? requestSecure : requestPlain;
    const sending = send(endpoint, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isLoopback && { lookup: lookupPublic }),
    });
    sending.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.once('error', (error) => reject(new ConnectionFailed(error.message, { cause: error })));
    sending.end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
