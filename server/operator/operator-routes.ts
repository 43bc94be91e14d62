import { OperatorError } from '#server/core/commands/command.ts';
import { hasOperatorKey } from '#server/core/http/operator-key.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';
import { BadRequest, Errcode } from '#server/core/http/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PREFIX = '/operator/';
/** A table of costs, with its line breaks escaped. */
const LARGEST_BODY = 8 * 1024 * 1024;

/** The operator's commands over HTTP, `POST /operator/catalogue/bump`; absent without a key. */
export function addOperatorRoutes(app: FastifyInstance, key: string, run: RunCommand): void {
  if (key === '') return;
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (hasOperatorKey(request, key)) return;
      await reply.code(401).send({ errcode: Errcode.sessionExpired, msg: 'wrong operator key' });
    });
    scope.post(`${PREFIX}*`, { bodyLimit: LARGEST_BODY }, (request) => {
      if (request.url.includes('?')) throw new BadRequest('options belong in the body');
      return answer(run, commandOf(request), request.body);
    });
    scope.get(`${PREFIX}csp-reports`, () => answer(run, 'csp-reports', {}));
  });
}

async function answer(run: RunCommand, name: string, options: unknown): Promise<object> {
  try {
    return { errcode: 0, ...(await run(name, options)) };
  } catch (error) {
    throw error instanceof OperatorError ? new BadRequest(error.message) : error;
  }
}

/** `/operator/catalogue/bump` → `catalogue bump`. */
function commandOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path.slice(PREFIX.length).replaceAll('/', ' ');
}
