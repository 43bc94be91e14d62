import { BadRequest } from '#server/http/refusal.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/** No call of this server needs a larger body. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** `csp-report` is the type of browsers' policy violation reports. */
const JSON_TYPE = /^application\/(?:(?:[\w.-]+\+)?json|csp-report)$/i;

/** U+0000 escaped in JSON, unless its backslash is itself escaped. */
const NUL = /(?<!\\)((?:\\\\)*)\\u0000/g;

/**
 * Parses every body as JSON; an empty one is `{}`. Anything else is refused by `onError`. A NUL, which no
 * database stores in a text, is read as a space.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'ignore');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, {});
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim() ?? '';
    if (!JSON_TYPE.test(type)) return done(new BadRequest('send the body as application/json'));
    return parseJson(request, text.replaceAll(NUL, '$1 '), (error, value) => {
      if (error) done(new BadRequest('the body is not valid JSON'));
      else done(null, value);
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
