import { ReportsUnavailable } from '#server/core/database/report-database.ts';
import { loggedError, outageKind, type OutageKind } from '#server/core/database/outage.ts';
import { BadRequest, Errcode, ServerBusy, TooManyRequests } from '#server/core/http/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers every error as JSON, without exposing internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ errcode: Errcode.notFound, msg: 'there is nothing at this path' }),
  );
}

/** Delay before the caller may retry, in seconds. */
const RETRY_AFTER = 1;

const OUTAGE_MESSAGES: Readonly<Record<OutageKind, string>> = {
  lost: 'the server cannot reach its database; try again in a moment',
  slow: 'the server is too busy to answer; try again in a moment',
  disk: 'the server has no room to save this; try again later',
};

/**
 * A caller's mistake is HTTP 400 whatever its kind. A database outage is HTTP 503 with one log line, because
 * it passes by itself. Everything else is our bug: HTTP 500, logged with its stack. Every answer but 429 has
 * the `ref` of its log line.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof TooManyRequests) {
    return reply.code(429).send({ errcode: Errcode.tooFrequent, msg: error.message });
  }
  if (error instanceof ServerBusy) {
    request.log.info('the server is busy');
    return unavailable(request, reply, error.message);
  }
  if (error instanceof ReportsUnavailable) {
    return noteReportOutage(request, reply, error).send({
      errcode: Errcode.unavailable,
      msg: error.message,
      ref: request.id,
    });
  }
  const message = callersMistake(error);
  if (message !== undefined) {
    // Not logged: the message may repeat what was sent.
    request.log.info({ path: request.routeOptions.url }, 'a bad request');
    return reply.code(400).send({ errcode: Errcode.badRequest, msg: message, ref: request.id });
  }
  const outage = outageKind(error);
  if (outage !== undefined) {
    request.log.error(loggedError(error), 'the database did not answer');
    return unavailable(request, reply, OUTAGE_MESSAGES[outage]);
  }
  request.log.error({ err: error }, 'a request failed');
  return reply
    .code(500)
    .send({ errcode: Errcode.internal, msg: 'internal error', ref: request.id });
}

/** Logs why no report can be read, and starts the answer of HTTP 503. */
export function noteReportOutage(
  { log }: FastifyRequest,
  reply: FastifyReply,
  { cause }: ReportsUnavailable,
): FastifyReply {
  log.error(loggedError(cause), 'the database of reports did not answer');
  return reply.code(503).header('retry-after', RETRY_AFTER);
}

const unavailable = ({ id: ref }: FastifyRequest, reply: FastifyReply, msg: string): FastifyReply =>
  reply
    .code(503)
    .header('retry-after', RETRY_AFTER)
    .send({ errcode: Errcode.unavailable, msg, ref });

function callersMistake(error: unknown): string | undefined {
  if (error instanceof BadRequest) return error.message;
  const isError = error instanceof Error;
  const status = isError && 'statusCode' in error ? Number(error.statusCode) : 500;
  return isError && status >= 400 && status < 500 ? error.message : undefined;
}
