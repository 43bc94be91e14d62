import { readFile } from 'node:fs/promises';
import { CSP_REPORT_PATH } from '#server/web/security-headers.ts';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';

/** Pages that the platform serves itself, beside the app's: scripts, styles and a policy of their own. */

const FILE = /^[a-z-]+\.(?:js|css)$/;

/**
 * A policy under which nothing but the page's own files runs, no markup is made from text, and only
 * the named may frame it.
 * @param framedBy sources of `frame-ancestors`; a page for nobody's frame does not report attempts
 */
export const ownPagePolicy = (framedBy: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(framedBy.includes("'none'") ? [] : [`report-uri ${CSP_REPORT_PATH}`]),
  ].join('; ');

/**
 * Serves the scripts and styles of a folder of pages below an address. They lie beside the server's
 * bundle; a server that runs from its sources takes those built last.
 * @param onRequest adds headers before a file is sent
 */
export function addPageFiles(
  app: FastifyInstance,
  address: string,
  folder: string,
  onRequest?: onRequestAsyncHookHandler,
): void {
  const places = [`./${folder}/`, `../../dist/server/${folder}/`].map(
    (path) => new URL(path, import.meta.url),
  );
  app.get<{ Params: { file: string } }>(
    `${address}/:file`,
    { onRequest: onRequest ?? [] },
    async (request, reply) => {
      const { file } = request.params;
      const content = FILE.test(file) ? await readFirst(file, places) : undefined;
      if (content === undefined) return reply.callNotFound();
      return reply
        .type(file.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(content);
    },
  );
}

async function readFirst(file: string, places: readonly URL[]): Promise<Buffer | undefined> {
  for (const place of places) {
    const content = await readFile(new URL(file, place)).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
}
