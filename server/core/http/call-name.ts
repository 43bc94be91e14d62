import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's name, for the log and the metrics. */
    call?: string;
  }
}

/**
 * The name of what a request asks for: an endpoint's name, a route's pattern, or `none` where there is no
 * route. Never a path that a stranger invents, so there are few.
 */
export function callName({ is404, routeOptions: { config, url } }: FastifyRequest): string {
  return is404 ? 'none' : (config.call ?? url ?? 'none');
}
