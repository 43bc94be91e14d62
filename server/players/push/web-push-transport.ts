import webPush from 'web-push';
import { callOut, ConnectionFailed } from '#server/core/outbound/call-out.ts';
import { mayCall } from '#server/core/outbound/public-address.ts';
import { retryAfterMs } from '#server/core/outbound/retry-after.ts';
import { oneLine } from '#server/core/http/one-line.ts';
import type { Clock } from '#server/core/clock.ts';
import type {
  PushOutcome,
  PushResult,
  PushTransport,
} from '#server/players/push/push-transport.ts';
import type { Settings } from '#server/core/settings/settings.ts';

interface Sender {
  publicKey: string;
  privateKey: string;
  /** A `mailto:` or `https:` address. */
  contact: string;
}

/** One day: players who are away for longer find it in the app. */
const TIME_TO_LIVE_S = 86_400;
const TIMEOUT_MS = 10_000;
const LONGEST_REASON = 200;

/**
 * Web push: the payload encrypted for the browser (RFC 8291), signed by the operator (RFC 8292). Uses our own
 * connection instead of the package's, because the address comes from an untrusted client.
 */
export function webPushTransport(
  { publicKey, privateKey, contact }: Sender,
  { callLoopback: allowsLoopback }: Pick<Settings, 'callLoopback'>,
  clock: Clock,
): PushTransport {
  return {
    async send(target, payload) {
      if (!mayCall(target.endpoint, { allowsLoopback })) {
        return failed('refused', 'not a public address');
      }
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
        const call = { method: 'POST', headers, body, timeoutMs: TIMEOUT_MS };
        const { status, text, headers: answered } = await callOut(target.endpoint, call);
        return {
          result: resultOf(status),
          reason: `${status} ${oneLine(text).slice(0, LONGEST_REASON)}`.trim(),
          waitMs: retryAfterMs(answered['retry-after'], clock.now()),
        };
      } catch (error) {
        // A payload that cannot be encrypted for this browser never can; a failed connection may recover.
        const result = error instanceof ConnectionFailed ? 'later' : 'refused';
        return failed(result, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

const failed = (result: PushResult, reason: string): PushOutcome => ({
  result,
  reason,
  waitMs: undefined,
});

function resultOf(status: number): PushResult {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 400 || status === 401 || status === 403) return 'denied';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
