/**
 * The only path to the server (spec §7): POST, JSON, `Authorization` with the stored token, the base fields
 * in every body, 10 s timeout, the XSRF cookie copied into its header.
 */
import { callRequest } from '#shared/wire/call-request.ts';
import { connected } from '#api/core/connection.ts';
import { sendUnlessMissing } from '#api/core/optional-calls.ts';
import { readInSlices } from '#api/core/read-in-slices.ts';
import { getEndpoint } from '#api/core/endpoint-registry.ts';
import { followServerTime } from '#api/core/server-clock.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import type { EndpointName } from '#shared/wire/endpoints.ts';
import { envelope } from '#shared/wire/wire.ts';
import type { ApiError } from '#shared/wire/api-error.ts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import * as v from 'valibot';

export interface Call {
  readonly name: EndpointName;
  readonly body?: object;
  /** Returns the unparsed answer too (`meta.raw`), for callers that store it. */
  readonly keepsRaw?: true;
  /** Continues when the page is left; the body must be small (64 kB for all such calls). */
  readonly outlivesPage?: true;
}

export interface CallMeta {
  readonly raw?: unknown;
  /** The server's time of the answer, epoch ms. */
  readonly serverTime?: number;
  /** When the call was sent, in ms of the page's monotonic clock (`performance.now`). */
  readonly startedAt?: number;
}

export type ApiBaseQuery = BaseQueryFn<Call, unknown, ApiError, object, CallMeta>;

type Answer = { data: unknown; meta: CallMeta } | { error: ApiError };

/** The session changed during a call: its answer does not apply to the next session. */
const OUTDATED: ApiError = { kind: 'network' };
/** The network came back during a call that was lost. */
const MISSED: ApiError = { kind: 'network' };

/**
 * The base query of RTK Query. A query that was pending while the player was signed in again, or that was lost
 * while the network came back, is repeated once; a mutation is not. (RTK Query's own repetition when the network
 * is back leaves out pending queries.)
 */
export const apiBaseQuery: ApiBaseQuery = async (call, { signal, type }) => {
  const answer = await callServer(call, signal);
  if (type !== 'query' || !('error' in answer)) return answer;
  const isAskedAgain =
    answer.error === MISSED || (answer.error === OUTDATED && connected().readToken() !== null);
  return isAskedAgain ? callServer(call, signal) : answer;
};

/**
 * Sends one call to the connected server; a player's call without a token is answered locally, as an expired
 * session. Never rejects: failures are the answer's `error`.
 */
export async function callServer(call: Call, signal: AbortSignal): Promise<Answer> {
  const sent = await sendUnlessMissing(call.name, connected().missingCalls, (onStatus) =>
    sendCall(call, signal, onStatus),
  );
  return sent ?? MISSING;
}

async function sendCall(
  { name, body, keepsRaw, outlivesPage }: Call,
  signal: AbortSignal,
  onStatus: (status: number) => void,
): Promise<Answer> {
  const endpoint = getEndpoint(name);
  const server = connected();
  const limit = AbortSignal.timeout(server.timeout);
  const startedAt = performance.now();
  const token = server.readToken();
  // RTK Query sends mounted queries again when its state is reset, also for a session that has just ended.
  if (token === null && endpoint.access !== 'anonymous') return SESSION_EXPIRED;
  const caller = { ...server, token, xsrfToken: server.readXsrfToken() };
  let status: number;
  let text: string;
  try {
    const [url, request] = callRequest(caller, endpoint.path, body);
    const answer = await server.fetch(url, {
      ...request,
      keepalive: outlivesPage === true,
      signal: AbortSignal.any ? AbortSignal.any([signal, limit]) : limit,
    });
    status = answer.status;
    text = await answer.text();
  } catch {
    if (!signal.aborted && server.reachability.noteLostCall(startedAt)) return { error: MISSED };
    return { error: limit.aborted ? { kind: 'timeout' } : { kind: 'network' } };
  }
  if (UNREACHABLE_STATUS.has(status)) server.reachability.noteLostCall(startedAt);
  else server.reachability.noteAnswer();
  const isOutdated = () => token !== null && server.readToken() !== token;
  // Not even as an expiry.
  if (isOutdated()) return { error: OUTDATED };
  // A 401 means an expired session if a token was sent.
  const mayExpire = token !== null && !endpoint.path.includes('/anonymous/');
  if (mayExpire && status === EXPIRED_CODE) return SESSION_EXPIRED;
  onStatus(status);
  const raw = parseJson(text);
  if (status !== 200) return { error: { kind: 'http', status, ...referenceIn(raw) } };
  const outer = v.safeParse(envelope, raw);
  if (!outer.success) return contractError(outer.issues[0]);
  followServerTime(outer.output.serverTime);
  const { errcode, code } = outer.output;
  if (mayExpire && (errcode === EXPIRED_CODE || code === EXPIRED_CODE)) return SESSION_EXPIRED;
  const answer = await readAnswer(endpoint, raw, outer.output);
  // Parsing a long list takes time.
  if (isOutdated()) return { error: OUTDATED };
  if (!('data' in answer)) return answer;
  return { ...answer, meta: { ...answer.meta, startedAt, ...(keepsRaw && { raw }) } };
}

/** Bad gateway, unavailable, gateway timeout: sent by a proxy in front of a server that is down. */
const UNREACHABLE_STATUS: ReadonlySet<number> = new Set([502, 503, 504]);

const MISSING = { error: { kind: 'http', status: 404 } } as const satisfies Answer;

const SUCCESS_CODE = 200;
/** As HTTP status, as `code` or as `errcode`: servers differ. */
const EXPIRED_CODE = 401;

const SESSION_EXPIRED = { error: { kind: 'session-expired' } } as const satisfies Answer;

async function readAnswer(
  endpoint: Endpoint,
  raw: unknown,
  { errcode, code, serverTime }: v.InferOutput<typeof envelope>,
): Promise<Answer> {
  if (code !== undefined && endpoint.isCodeExpiry === true) return SESSION_EXPIRED;
  const isRefused = code !== undefined && code !== SUCCESS_CODE;
  if (errcode !== 0 || (isRefused && endpoint.hasCode === true)) {
    const details = { ...(raw as object) };
    const refused = { kind: 'errcode', errcode: errcode || code || 0, details } as const;
    return { error: { ...refused, ...referenceIn(raw) } };
  }
  const payload = await readInSlices(endpoint.response, raw);
  if (!payload.success) return contractError(payload.issues[0]);
  return {
    data: payload.output,
    meta: serverTime === undefined ? {} : { serverTime },
  };
}

function contractError(issue: v.BaseIssue<unknown>): { error: ApiError } {
  return {
    error: { kind: 'contract', reason: `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}` },
  };
}

/** Players read it out: a longer or unusual one is ignored. */
const REFERENCE = /^[\dA-Z-]{3,16}$/i;

/** The server's log reference of a failed call, if it sends one. */
function referenceIn(raw: unknown): { readonly ref?: string } {
  const { ref } = Object(raw) as { ref?: unknown };
  return typeof ref === 'string' && REFERENCE.test(ref) ? { ref } : {};
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
