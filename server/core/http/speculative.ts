import type { FastifyRequest } from 'fastify';

/**
 * True for a page that a browser fetches before anybody has asked for it: a prefetch or a prerender, by any of
 * the headers that browsers have used for it. Nobody has visited yet.
 */
export function isSpeculative({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return SPECULATIVE_HEADERS.some((name) =>
    [headers[name]].flat().some((value) => /prefetch|prerender|preview/i.test(value ?? '')),
  );
}

const SPECULATIVE_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
