/**
 * Routes of the framework alone, as a baseline: one returns a configured answer, one makes a single indexed
 * read with the server's own driver and pool. Runs as its own process, like the server.
 */
import Fastify from 'fastify';
import { openDatabase } from '../../server/core/database/open-database.ts';
import { FIRST_ID } from './fill.mjs';

/** @type {{ headers: Record<string, string>, body: string | Buffer }} */
let answer = { headers: {}, body: '' };
/** @type {import('../../server/core/database/open-database.ts').Database['db'] | undefined} */
let db;

const app = Fastify();
app.route({
  method: ['GET', 'POST'],
  url: '/bare',
  handler: (_request, reply) => reply.headers(answer.headers).send(answer.body),
});
app.route({
  method: 'POST',
  url: '/read/:player',
  handler: async (request) => {
    if (!db) throw new Error('no database to read from');
    const { player } = /** @type {{ player: string }} */ (request.params);
    const row = await db
      .selectFrom('player')
      .where('id', '=', FIRST_ID + Number(player))
      .select(['id', 'nickname', 'vip'])
      .executeTakeFirstOrThrow();
    return { errcode: 0, ...row };
  },
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });

/** @param {import('./bare.mjs').BareAnswer} told */
function answerAs({ headers, base64 }) {
  const bytes = Buffer.from(base64, 'base64');
  const isText = headers['content-encoding'] === undefined;
  answer = { headers, body: isText ? bytes.toString() : bytes };
}

process.on('message', async (/** @type {import('./bare.mjs').BareOrder} */ order) => {
  if ('databaseUrl' in order) ({ db } = await openDatabase({ ...order, dataDir: '' }));
  else answerAs(order);
  process.send?.('ready');
});
// The parent process has ended.
process.on('disconnect', () => process.exit(0));
process.send?.(url);
