/**
 * A route of the framework and nothing else: it reads a JSON body as any route does and answers what
 * it was told to. It is a process of its own, as the platform is.
 */
import Fastify from 'fastify';

/** @type {{ headers: Record<string, string>, body: string | Buffer }} */
let answer = { headers: {}, body: '' };

const app = Fastify();
app.route({
  method: ['GET', 'POST'],
  url: '/bare',
  handler: (_request, reply) => reply.headers(answer.headers).send(answer.body),
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (/** @type {import('./bare.mjs').BareAnswer} */ { headers, base64 }) => {
  const bytes = Buffer.from(base64, 'base64');
  const isText = headers['content-encoding'] === undefined;
  answer = { headers, body: isText ? bytes.toString() : bytes };
  process.send?.('ready');
});
// Whoever started it has ended.
process.on('disconnect', () => process.exit(0));
process.send?.(url);
