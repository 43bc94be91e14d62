import { OperatorError } from '#server/core/commands/command.ts';
import { operatorByKey, type OperatorKey } from '#server/core/http/operator-key.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';
import { BadRequest, Errcode } from '#server/core/http/refusal.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const PREFIX = '/operator/';
/** A table of costs, with its line breaks escaped. */
const LARGEST_BODY = 8 * 1024 * 1024;

/** The operator's commands over HTTP, `POST /operator/catalogue/bump`; absent without a key. */
export function addOperatorRoutes(
  app: FastifyInstance,
  keys: readonly OperatorKey[],
  run: RunCommand,
): void {
  if (keys.length === 0) return;
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (operatorByKey(request, keys) !== undefined) return;
      await reply.code(401).send({ errcode: Errcode.sessionExpired, msg: 'wrong operator key' });
    });
    scope.post(`${PREFIX}*`, { bodyLimit: LARGEST_BODY }, (request) => {
      if (request.url.includes('?')) throw new BadRequest('options belong in the body');
      return answer(() => run(commandOf(request), request.body, operatorOf(request)));
    });
    scope.get(`${PREFIX}csp-reports`, (request) =>
      answer(() => run('csp-reports', {}, operatorOf(request))),
    );
  });
  const operatorOf = (request: FastifyRequest): Operator => {
    // A request without a key was refused before.
    const name = operatorByKey(request, keys) ?? '';
    return { name, login: name, way: 'http' };
  };
}

async function answer(run: () => Promise<object>): Promise<object> {
  try {
    return { errcode: 0, ...(await run()) };
  } catch (error) {
    throw error instanceof OperatorError ? new BadRequest(error.message) : error;
  }
}

/** `/operator/catalogue/bump` → `catalogue bump`. */
function commandOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return path.slice(PREFIX.length).replaceAll('/', ' ');
}
