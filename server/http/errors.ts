import { BadRequest, Errcode } from '#server/http/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers everything that went wrong as JSON, and never tells a caller about the inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ errcode: Errcode.notFound, msg: 'there is nothing at this path' }),
  );
}

/** A caller's mistake is HTTP 400 whatever its kind; ours is logged and HTTP 500. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const message = callersMistake(error);
  if (message !== undefined) {
    return reply.code(400).send({ errcode: Errcode.badRequest, msg: message });
  }
  request.log.error({ err: error }, 'a request failed');
  return reply.code(500).send({ errcode: Errcode.internal, msg: 'internal error' });
}

function callersMistake(error: unknown): string | undefined {
  if (error instanceof BadRequest) return error.message;
  const isError = error instanceof Error;
  const status = isError && 'statusCode' in error ? Number(error.statusCode) : 500;
  return isError && status >= 400 && status < 500 ? error.message : undefined;
}
