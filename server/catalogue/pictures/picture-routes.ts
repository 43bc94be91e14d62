import { findPicture, PICTURES_PATH } from '#server/catalogue/pictures/pictures.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { FastifyInstance } from 'fastify';

const FILE = /^([\w-]{22})\.webp$/;

/** Serves uploaded pictures to any origin: the app may come from another host. */
export function addPictures(app: FastifyInstance, { db }: Database): void {
  app.get<{ Params: { file: string } }>(`${PICTURES_PATH}/:file`, async (request, reply) => {
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff');
    const [, id] = FILE.exec(request.params.file) ?? [];
    const picture = id === undefined ? undefined : await findPicture(db, id);
    if (!picture) {
      void reply.code(404).header('cache-control', 'no-store').type('text/plain');
      return reply.send('no such picture');
    }
    void reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type('image/webp').send(picture.bytes);
  });
}
