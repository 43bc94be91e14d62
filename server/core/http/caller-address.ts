import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An address as some proxies write it: with a port, or in brackets. */
const WITH_PORT = /^(?:\[(?<six>[^\]]+)\]|(?<four>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/**
 * The caller's IP address as the trusted proxies report it (`TRUST_PROXY`). When the reported value is not an
 * address, the call counts as the proxy's own.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  if (isIP(ip) !== 0) return ip;
  const { six, four } = WITH_PORT.exec(ip)?.groups ?? {};
  const bare = six ?? four ?? '';
  return isIP(bare) === 0 ? (socket.remoteAddress ?? '') : bare;
}
