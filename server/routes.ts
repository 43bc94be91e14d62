import { ownOrigin } from '#server/core/http/own-origin.ts';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { endpoints, type EndpointName } from '#shared/wire/endpoints.ts';
import { passkeyEndpoints, passkeyProof } from '#shared/passkey/contract.ts';
import { spendProof } from '#server/players/passkey/spend-proof.ts';
import { relyingPartyOf } from '#server/players/passkey/relying-party.ts';
import { extendSession, findSession, hashToken } from '#server/players/base/sessions.ts';
import { requireFreshSignIn } from '#server/players/base/fresh-sign-in.ts';
import { requireSame, takeNumberOf, type NumberTaking } from '#server/players/base/judged.ts';
import { handlers } from '#server/calls/handlers.ts';
import {
  joinJson,
  PreparedAnswer,
  SharedAnswer,
  successEnvelope,
  wireCheck,
} from '#server/core/http/answer.ts';
import { callerAddress } from '#server/core/http/caller-address.ts';
import { JsonBody, sendJson } from '#server/core/http/json-body.ts';
import { networkOf } from '#server/core/http/network-of.ts';
import { checkBody } from '#server/core/http/read-body.ts';
import { Errcode, Refusal, sessionExpired } from '#server/core/http/refusal.ts';
import { SharedBodies } from '#server/core/http/shared-bodies.ts';
import { accountStateFrom } from '#server/players/protection/account-state.ts';
import { requireMay } from '#server/players/protection/require-may.ts';
import { answerOnce } from '#server/money/requests/answer-once.ts';
import { requestNumber } from '#shared/wire/wire.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { OnceVisit, PlayerVisit, Visit } from '#server/players/handler.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

/** A handler as the routes see it: each endpoint ties it to its own schemas. */
type AnyHandler = (
  context: PlatformContext,
  request: unknown,
  visit: Visit | PlayerVisit | OnceVisit,
) => Promise<object>;

/** Registers all endpoints. */
export function addEndpoints(app: FastifyInstance, context: PlatformContext): void {
  const hasPasskeys = relyingPartyOf(context.settings) !== undefined;
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    // The app asks again for what answers 404 only in its next release.
    if (name in passkeyEndpoints && !hasPasskeys) continue;
    const answer = answerer(context, name, endpoint, handlers[name] as AnyHandler);
    const path = context.settings.pathPrefix + endpoint.path;
    app.post(path, { config: { call: name } }, async (request, reply) =>
      sendJson(request, reply, await answer(request)),
    );
  }
}

function answerer(context: PlatformContext, name: string, endpoint: Endpoint, handler: AnyHandler) {
  const check = wireCheck(endpoint.response);
  const shared = new SharedBodies();
  const write = (payload: object, now: EpochMs): string =>
    joinJson(
      payload instanceof PreparedAnswer ? payload.json : JSON.stringify(check(payload)),
      JSON.stringify(successEnvelope(now, endpoint.hasCode === true)),
    );
  return async (request: FastifyRequest): Promise<JsonBody> => {
    let visit: Visit | PlayerVisit | undefined;
    try {
      visit = visitOf(context, request);
      const findsSessionLater = endpoint.isOnce === true && endpoint.needsPassword !== true;
      if (endpoint.access !== 'anonymous' && !findsSessionLater) visit = await withSession(visit);
      const body = await checkBodyOf(endpoint, request, visit);
      const answer = endpoint.isOnce
        ? await answerOfOnce(context, { name, endpoint, body }, visit, async (onceVisit) => {
            visit = onceVisit;
            return JSON.stringify(check(await handler(context, body, onceVisit)));
          })
        : await handler(context, body, visit);
      const now = context.clock.now();
      if (!(answer instanceof SharedAnswer)) return new JsonBody(write(answer, now));
      const { payload } = answer;
      return shared.get(payload, now, () => write(payload, now));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { errcode } = error;
      const playerId = visit && 'session' in visit ? visit.session.playerId : undefined;
      // An expired session is nothing that support would look up.
      const ref = errcode === Errcode.sessionExpired ? undefined : request.id;
      if (ref !== undefined) request.log.info({ call: name, errcode, playerId }, 'refused');
      return new JsonBody(refusalJson(error, { serverTime: context.clock.now(), ref }));
    }
  };
}

/** An expired session is answered before a wrong body, also where it is found later. @throws BadRequest */
async function checkBodyOf(
  { access, request: schema }: Endpoint,
  { body }: FastifyRequest,
  visit: Visit | PlayerVisit,
): Promise<unknown> {
  try {
    return checkBody(schema, body);
  } catch (error) {
    if (access !== 'anonymous' && !('session' in visit)) await withSession(visit);
    throw error;
  }
}

/**
 * Answers an endpoint that runs once per `reqNo`. The statement that takes the number also finds the session;
 * who judges a password has found it before.
 */
async function answerOfOnce(
  context: PlatformContext,
  { name, endpoint, body }: { name: string; endpoint: Endpoint; body: unknown },
  visit: Visit | PlayerVisit,
  work: (visit: OnceVisit) => Promise<string>,
): Promise<PreparedAnswer> {
  const { database, catalogue } = context;
  const { now } = visit;
  const { reqNo, password, passkey } = v.parse(numbered, body);
  const needsPassword = 'session' in visit && passkey === undefined;
  const judged = needsPassword && (await requireFreshSignIn(context, visit, password));
  const { config } = await catalogue.current();
  const tokenHash = tokenHashOf(visit.request);
  const asked = withoutProofs(body, endpoint.proofs);
  const request = { reqNo, endpoint: name, body: asked, now };
  let taking: NumberTaking | undefined;
  const take = async (trx: Trx) => (taking = await takeNumberOf(tokenHash, trx, request));
  try {
    const json = await answerOnce(database, request, take, async (trx, held) => {
      if (taking === undefined) throw new Error('the work began without its number');
      const { playerId, session } = taking;
      if (judged) requireSame(held, judged);
      if (endpoint.may !== undefined) requireMay(accountStateFrom(held, now), endpoint.may);
      if (passkey) await spendProof(context, trx, passkey, { playerId, now });
      const isConfirmed = passkey !== undefined;
      return work({ ...visit, session, trx, player: held, config, isConfirmed });
    });
    return new PreparedAnswer(json);
  } finally {
    // Outside the transaction: a conflict would run it again for nothing.
    if (taking) await extendSession(database.db, tokenHash, taking.lastSeenAt, now);
  }
}

/** Removes the proofs of the caller's identity from a body. */
const withoutProofs = (body: unknown, proofs: readonly string[] = []): unknown =>
  Object.fromEntries(Object.entries(body as object).filter(([field]) => !proofs.includes(field)));

const numbered = v.object({
  reqNo: requestNumber,
  password: v.optional(v.string()),
  passkey: v.optional(passkeyProof),
});

const refusalJson = (
  { errcode, message, extras }: Refusal,
  more: { serverTime: EpochMs; ref: string | undefined },
): string => JSON.stringify({ ...extras, errcode, msg: message, ...more });

function visitOf({ database, clock, settings }: PlatformContext, request: FastifyRequest): Visit {
  const now = clock.now();
  const token = tokenOf(request);
  const ip = callerAddress(request);
  return {
    ip,
    network: networkOf(ip, settings.ipv6Prefix),
    userAgent: request.headers['user-agent'] ?? '',
    request,
    origin: ownOrigin(request),
    pageOrigin: request.headers.origin ?? '',
    now,
    findSession: async () => (token === '' ? undefined : findSession(database.db, token, now)),
  };
}

/** @throws Refusal 401 without a live session */
async function withSession(visit: Visit): Promise<PlayerVisit> {
  const session = await visit.findSession();
  if (!session) throw sessionExpired();
  return { ...visit, session };
}

/** @throws Refusal 401 without a token */
function tokenHashOf(request: Visit['request']): string {
  const token = tokenOf(request);
  if (token === '') throw sessionExpired();
  return hashToken(token);
}

/** The bare token (spec §7); a leading `Bearer` is tolerated. */
function tokenOf(request: Visit['request']): string {
  return (request.headers.authorization ?? '').replace(/^Bearer\s+/i, '').trim();
}
