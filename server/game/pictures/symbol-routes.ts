import { renderSymbol } from '#server/game/pictures/symbol.ts';
import type { FastifyInstance } from 'fastify';

const FILE = /^([a-z]{2,16})-(\d{1,4})\.svg$/;

/** Serves the symbols of the games' pages to any origin. An address never changes its picture. */
export function addSymbols(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/static/art/symbol/:file', async (request, reply) => {
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
    const [, name = '', edition] = FILE.exec(request.params.file) ?? [];
    const picture = edition === undefined ? undefined : renderSymbol(name, Number(edition));
    if (picture === undefined) {
      void reply.code(404).header('cache-control', 'no-store').type('text/plain');
      return reply.send('no such art');
    }
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type('image/svg+xml').send(picture);
  });
}
