import { Errcode } from '#server/core/http/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type Asked = Pick<FastifyRequest, 'protocol' | 'headers'>;

/**
 * Returns the origin under which a request reached this server, as its `Host` header names it.
 * `X-Forwarded-Host` is not believed: many proxies pass on what the caller wrote there.
 */
export const ownOrigin = (request: Asked): string => originIn(request) ?? 'http://localhost';

/** Refuses an invalid host (RFC 9112, 3.2), which no browser sends. */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host === undefined || originIn(request) !== undefined) return;
    const msg = 'the Host header is invalid';
    await reply.code(400).send({ errcode: Errcode.badRequest, msg });
  });
}

/** Undefined without a host, as HTTP/1.0 allows, and for an invalid one. */
function originIn({ protocol, headers: { host = '' } }: Asked): string | undefined {
  const address = `${protocol}://${host}`;
  if (/[/\\?#@\s]/.test(host) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}
