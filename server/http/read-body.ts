import { BadRequest } from '#server/http/refusal.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

/** No call of this platform needs a larger body. */
export const BODY_LIMIT_BYTES = 64 * 1024;

/** The second is what browsers call their reports of a broken security policy. */
const JSON_TYPE = /^application\/(?:(?:[\w.-]+\+)?json|csp-report)$/i;

/** U+0000 as JSON writes it, unless the backslash is itself a written one. */
const NUL = /(?<!\\)((?:\\\\)*)\\u0000/g;

/**
 * Reads every body as JSON; an empty one is `{}`. Anything else is refused by `onError`. A NUL, which no
 * database keeps in a text, is read as a space.
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
 * Checks a body by its schema; fields that the schema does not name are dropped, and no body at all
 * is an empty one.
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
