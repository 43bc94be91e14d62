import type { Settings } from '#server/core/settings/settings.ts';
import type { FastifyRequest } from 'fastify';

const ADDRESS = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const HOST = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

/**
 * True when a request comes from a browser on this machine. Proxied requests do not count, whatever the proxy
 * reports; nor do requests for another host name, which a foreign page could use to get in (DNS rebinding).
 */
function isFromLoopback({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = FORWARDED.some((name) => headers[name] !== undefined);
  return !isPassedOn && ADDRESS.test(socket.remoteAddress ?? '') && HOST.test(headers.host ?? '');
}

/**
 * True when a page that shows codes or the report may be opened without the operator's key. A proxy on this
 * machine can look like a local browser, so this is off wherever real players are, unless the operator
 * enables it (`LOCAL_PAGES`).
 */
export const mayOpenLocally = (
  request: FastifyRequest,
  { localPages }: Pick<Settings, 'localPages'>,
): boolean => localPages && isFromLoopback(request);
