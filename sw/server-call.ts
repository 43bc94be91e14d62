/** Calls of the worker's own. They send no cookies, so the server asks for no anti-forgery header. */
import { REQUEST_TIMEOUT } from '#config/constants.ts';
import { callRequest } from '#shared/wire/call-request.ts';
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { envelope } from '#shared/wire/wire.ts';
import * as v from 'valibot';
import { timeLimit } from './icons/time-limit.ts';

/**
 * `expired`: the token is not valid; `missing`: the server does not have the call; `refused` for good;
 * `unanswered`: worth another try.
 */
export type CallAnswer =
  | { readonly kind: 'done'; readonly raw: object }
  | { readonly kind: 'refused'; readonly status: number; readonly errcode: number }
  | { readonly kind: 'expired' | 'missing' | 'unanswered' };

export interface ServerCall {
  readonly settings: ClientSettings;
  readonly endpoint: Pick<Endpoint, 'path' | 'hasCode'>;
  readonly body: object;
  /** Of a player's call. */
  readonly token?: string;
}

/** Sends a call. Never rejects. */
export type CallServer = (call: ServerCall) => Promise<CallAnswer>;

const SUCCESS_CODE = 200;
const EXPIRED_CODE = 401;
const MISSING_STATUS: ReadonlySet<number> = new Set([404, 501]);
/** Statuses with which a proxy or the server says "later". */
const LATER_STATUS: ReadonlySet<number> = new Set([408, 425, 429]);

export const serverCaller =
  (send: (url: string, init: RequestInit) => Promise<Response>): CallServer =>
  async ({ settings, endpoint, body, token }) => {
    const { apiBase, pathPrefix, clientReferrer, channel, appId } = settings;
    const caller = {
      origin: apiBase,
      pathPrefix,
      sendsCookies: false,
      baseFields: { clientReferrer, channel, appId },
      token: token ?? null,
      xsrfToken: null,
    };
    const [url, request] = callRequest(caller, endpoint.path, body);
    try {
      const answer = await send(url, {
        ...request,
        credentials: 'omit',
        signal: timeLimit(REQUEST_TIMEOUT),
      });
      if (answer.status === EXPIRED_CODE && token !== undefined) return { kind: 'expired' };
      if (answer.status !== 200) return failureOf(answer.status);
      return readAnswer(await answer.json(), endpoint, token !== undefined);
    } catch {
      return { kind: 'unanswered' };
    }
  };

function failureOf(status: number): CallAnswer {
  if (MISSING_STATUS.has(status)) return { kind: 'missing' };
  const isFinal = status >= 400 && status < 500 && !LATER_STATUS.has(status);
  return isFinal ? { kind: 'refused', status, errcode: 0 } : { kind: 'unanswered' };
}

function readAnswer(
  raw: unknown,
  { hasCode }: ServerCall['endpoint'],
  hasToken: boolean,
): CallAnswer {
  const outer = v.safeParse(envelope, raw);
  if (!outer.success) return { kind: 'unanswered' };
  const { errcode, code = SUCCESS_CODE } = outer.output;
  if (hasToken && (errcode === EXPIRED_CODE || code === EXPIRED_CODE)) return { kind: 'expired' };
  if (errcode !== 0) return { kind: 'refused', status: 200, errcode };
  if (hasCode === true && code !== SUCCESS_CODE)
    return { kind: 'refused', status: 200, errcode: code };
  return { kind: 'done', raw: { ...(raw as object) } };
}
