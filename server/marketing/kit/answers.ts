import { sendText, type TextFile } from '#server/core/http/send-text.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A binary file. */
export interface DataFile {
  type: string;
  data: Buffer;
  name: string;
}

/** A page, a file, or a redirect. */
export type Answer = string | TextFile | DataFile | { to: string };

export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  if (typeof answer === 'string')
    return sendText(request, reply, { type: 'text/html', text: answer });
  if ('to' in answer) {
    await reply.redirect(answer.to, 303);
    return reply;
  }
  if ('data' in answer) {
    const { type, data, name } = answer;
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(data);
  }
  return sendText(request, reply, answer);
}
