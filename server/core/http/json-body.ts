import {
  chooseEncoding,
  compress,
  COMPRESS_FROM_BYTES,
  type Encoding,
} from '#server/core/http/compress.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A complete JSON answer; compressed at most once per encoding, however often it is sent. */
export class JsonBody {
  readonly json: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(json: string) {
    this.json = json;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compress(this.json, encoding);
    this.#compressed.set(encoding, made);
    return made;
  }
}

/** Data loads nothing and is never framed. A page's policy would be ten times as long. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sends an API answer, compressed where that pays off; no cache may store it. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: JsonBody,
): Promise<FastifyReply> {
  void reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', DATA_POLICY)
    .header('vary', 'accept-encoding, origin');
  const isLong = body.json.length >= COMPRESS_FROM_BYTES;
  const encoding = isLong ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(body.json);
  return reply.header('content-encoding', encoding).send(await body.compressed(encoding));
}
