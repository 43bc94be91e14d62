import { chooseEncoding, compress, COMPRESS_FROM_BYTES } from '#server/core/http/compress.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface TextFile {
  type: string;
  text: string;
  /** File name of a download; absent for a text that is shown. */
  name?: string;
}

/** Sends a text, compressed when it is long and the caller accepts that. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, name }: TextFile,
): Promise<FastifyReply> {
  void reply.type(`${type}; charset=utf-8`).header('vary', 'accept-encoding');
  if (name !== undefined) {
    void reply.header('content-disposition', `attachment; filename="${name}"`);
  }
  const isLong = text.length >= COMPRESS_FROM_BYTES;
  const encoding = isLong ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  if (!encoding) return reply.send(text);
  return reply.header('content-encoding', encoding).send(await compress(text, encoding));
}
