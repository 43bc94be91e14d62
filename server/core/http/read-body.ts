import { storable } from '#server/core/http/storable.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/** No call of this server needs a larger body. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** `csp-report` is the type of browsers' policy violation reports. */
const JSON_TYPE = /^application\/(?:(?:[\w.-]+\+)?json|csp-report)$/i;

/** In JSON, characters that no database stores only come as escapes: NUL and surrogates. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i;

/** Parses JSON of a caller. @throws SyntaxError */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  return SUSPICIOUS.test(text) ? storable(value) : value;
}

/** Parses every body as JSON; an empty one is `{}`. Anything else is refused by `onError`. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, {});
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim() ?? '';
    if (!JSON_TYPE.test(type)) return done(new BadRequest('send the body as application/json'));
    return parse(request, text, (error, value) => {
      if (error) done(new BadRequest('the body is not valid JSON'));
      else done(null, SUSPICIOUS.test(text) ? storable(value) : value);
    });
  });
}

/**
 * Validates a body with its schema. Unknown fields are dropped; a missing body counts as an empty one.
 * @throws BadRequest naming the first wrong field
 */
export function checkBody<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const body = given === undefined ? {} : given;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadRequest('the body must be a JSON object');
  }
  const read = v.safeParse(schema, body);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new BadRequest(`${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}
