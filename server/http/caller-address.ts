import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An address as some proxies write it: with a port, or in brackets. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/**
 * The IP address of whoever called, as the trusted proxies tell it (`TRUST_PROXY`). What a proxy tells
 * that is no address is not believed: the call counts as the proxy's own.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  if (isIP(ip) !== 0) return ip;
  const { six, four } = WITH_PORT.exec(ip)?.groups ?? {};
  const bare = six ?? four ?? '';
  return isIP(bare) === 0 ? (socket.remoteAddress ?? '') : bare;
}
