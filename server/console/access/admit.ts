import { findConsoleSession, type ConsoleSession } from '#server/console/access/sessions.ts';
import { hasOperatorKey, hasOperatorPassword } from '#server/operator/operator-key.ts';
import { mayOpenLocally } from '#server/web/loopback.ts';
import { Errcode } from '#server/http/refusal.ts';
import type { ConsoleRole } from '#server/database/console-tables.ts';
import type { PlatformContext } from '#server/context.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who asks the console for something. */
export interface ConsoleUser {
  /** For the log of actions. */
  name: string;
  role: ConsoleRole;
  /** Undefined for the operator's key, and on a machine of one's own. */
  session: ConsoleSession | undefined;
}

export const SIGN_IN_PATH = '/report/sign-in';

type AdmitContext = Pick<PlatformContext, 'database' | 'settings' | 'clock'>;

/**
 * Lets somebody in who is signed in, gives the operator's key, or sits at the machine of a platform
 * without one. Everybody else is answered here: a page leads to the sign-in, a file is refused.
 */
export async function admit(
  { database, settings, clock }: AdmitContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ConsoleUser | undefined> {
  const { operatorKey: key } = settings;
  if (hasOperatorKey(request, key) || hasOperatorPassword(request, key)) {
    return { name: 'operator key', role: 'operator', session: undefined };
  }
  const session = await findConsoleSession(database.db, request, clock.now());
  if (session) return { name: session.account.name, role: session.account.role, session };
  if (key === '' && mayOpenLocally(request, settings)) {
    return { name: 'this machine', role: 'operator', session: undefined };
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

/** A browser says that it wants a page; scripts ask for anything. */
const wantsPage = ({ headers }: FastifyRequest): boolean =>
  (headers.accept ?? '').includes('text/html');

/**
 * Whether a form was sent by a page of this very platform. A browser sends a session's cookie, and a
 * password that it was asked for, with another site's form too.
 */
export function isSentFromHere({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
