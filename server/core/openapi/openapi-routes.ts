import { once } from '#server/core/once.ts';
import { JsonBody, sendJson } from '#server/core/http/json-body.ts';
import type { Summaries } from '#server/core/openapi/document.ts';
import type { FastifyInstance } from 'fastify';

/** Serves the description of all calls; generates it on the first request. */
export function addOpenApi(app: FastifyInstance, summaries: Summaries, pathPrefix: string): void {
  const document = once(async () => {
    const { openApiDocument } = await import('#server/core/openapi/document.ts');
    return openApiDocument(summaries, pathPrefix);
  });
  app.get('/openapi.json', async (request, reply) =>
    sendJson(request, reply, new JsonBody(JSON.stringify(await document()))),
  );
  const page = once(async () => {
    const { openApiPage } = await import('#server/core/openapi/page.ts');
    return openApiPage(await document());
  });
  app.get('/openapi', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(await page()),
  );
}
