import type { Settings } from '#server/settings.ts';
import type { FastifyRequest } from 'fastify';

const ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * Whether a request comes from a browser of this very machine. One that a proxy passed on does not
 * count, whoever the proxy says is calling; nor does one for another host name, which is how a
 * foreign page would reach in.
 */
function isFromLoopback({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = FORWARDED.some((name) => headers[name] !== undefined);
  return !isPassedOn && ADDRESS.test(socket.remoteAddress ?? '') && HOST.test(headers.host ?? '');
}

/**
 * Whether a page that shows codes or the report may be seen without the operator's key. A proxy on
 * this machine can look like a browser on it, so this is off wherever real players are, unless the
 * operator asks for it (`LOCAL_PAGES`).
 */
export const mayOpenLocally = (
  request: FastifyRequest,
  { localPages }: Pick<Settings, 'localPages'>,
): boolean => localPages && isFromLoopback(request);
