import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const PREFLIGHT_SECONDS = '7200';

/** Lets pages of these origins call the API; with none, only this server's own pages can. */
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
 * Lets a page with an opaque origin read an answer: games run sandboxed in the app's frame, so even their own
 * files are cross-origin. Only for answers that depend on no cookie or account.
 */
export async function openToFrames(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin } = request.headers;
  // CORS has already answered pages of an allowed origin.
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
