import { Errcode } from '#server/http/refusal.ts';
import { hasOperatorKey, hasOperatorPassword } from '#server/operator/operator-key.ts';
import { mayOpenLocally } from '#server/web/loopback.ts';
import type { Settings } from '#server/settings.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Lets the operator see a page: with the key, in its header or as the password that a browser asks
 * for; where no key was set, on this machine only. Everybody else is answered here.
 * @returns whether the page may be shown
 */
export function admitOperator(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Pick<Settings, 'operatorKey' | 'localPages'>,
): boolean {
  const key = settings.operatorKey;
  if (key === '') {
    if (mayOpenLocally(request, settings)) return true;
    reply.callNotFound();
    return false;
  }
  if (hasOperatorKey(request, key) || hasOperatorPassword(request, key)) return true;
  void reply
    .code(401)
    .header('www-authenticate', 'Basic realm="Parola reports", charset="UTF-8"')
    .header('cache-control', 'no-store')
    .send({
      errcode: Errcode.sessionExpired,
      msg: 'give the operator key: as the password (any user name), or in x-operator-key',
    });
  return false;
}
