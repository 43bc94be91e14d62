import { findConsoleSession, type ConsoleSession } from '#server/marketing/access/sessions.ts';
import {
  operatorByKey,
  operatorByPassword,
  operatorKeysOf,
} from '#server/core/http/operator-key.ts';
import { mayOpenLocally } from '#server/core/http/loopback.ts';
import { Errcode } from '#server/core/http/refusal.ts';
import type { ConsoleRole } from '#server/core/database/console-tables.ts';
import type { CampaignScope } from '#server/marketing/report/campaign-scope.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The authenticated user of a console request. */
export interface ConsoleUser {
  /** For the action log. */
  name: string;
  role: ConsoleRole;
  scope: CampaignScope;
  /** Undefined for an operator's key, and for local access. */
  session: ConsoleSession | undefined;
}

/** Stands for whoever sits at the server; proves no person. */
export const THIS_MACHINE = 'this machine';

export const SIGN_IN_PATH = '/report/sign-in';

type AdmitContext = Pick<CorePorts, 'database' | 'settings' | 'clock'>;

/**
 * Admits a signed-in user, an operator's key, or a local browser when the server has no key. Answers
 * everyone else here: pages redirect to the sign-in, files are refused.
 */
export async function admit(
  { database, settings, clock }: AdmitContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ConsoleUser | undefined> {
  const keys = operatorKeysOf(settings);
  const operator = operatorByKey(request, keys) ?? operatorByPassword(request, keys);
  if (operator !== undefined)
    return { name: operator, role: 'both', scope: 'all', session: undefined };
  const session = await findConsoleSession(database.db, request, clock.now());
  if (session) {
    const { name, role, scope } = session.account;
    return { name, role, scope, session };
  }
  if (keys.length === 0 && mayOpenLocally(request, settings)) {
    return { name: THIS_MACHINE, role: 'both', scope: 'all', session: undefined };
  }
  void reply.header('cache-control', 'no-store');
  if (wantsPage(request)) {
    const next =
      request.method === 'GET' ? `?${new URLSearchParams({ next: request.url }).toString()}` : '';
    await reply.redirect(`${SIGN_IN_PATH}${next}`, 303);
    return undefined;
  }
  await reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Parola reports", charset="UTF-8"')
    .send({
      errcode: Errcode.sessionExpired,
      msg: `sign in at ${SIGN_IN_PATH}, or give the operator key in x-operator-key`,
    });
  return undefined;
}

/** Browsers name text/html; scripts accept anything. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');

/**
 * True when a form was sent by a page of this server. Browsers send a session's cookie and a stored
 * basic-auth password with other sites' forms, too.
 */
export function isSentFromHere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === headers.host;
}
