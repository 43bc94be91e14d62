import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PREFLIGHT_SECONDS = '7200';

/** Lets pages of the named origins call the API; without any, only this server's own pages can. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return;
    void reply
      .header('access-control-allow-origin', origin)
      .header('vary', 'origin')
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    await reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, x-xsrf-token')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send();
  });
}

/**
 * Lets a page without an origin of its own use an answer: a game in the app's frame is sandboxed, so
 * even its own files are a stranger's to it. For what nobody's cookie or account stands behind.
 */
export async function openToFrames(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers;
  // A page of a named origin has been answered already.
  if (!reply.hasHeader('access-control-allow-origin')) {
    void reply.header('access-control-allow-origin', '*');
  }
  void reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.method !== 'OPTIONS' || origin === undefined) return;
  await reply
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'content-type, x-play-token, x-xsrf-token')
    .header('access-control-max-age', PREFLIGHT_SECONDS)
    .code(204)
    .send();
}
