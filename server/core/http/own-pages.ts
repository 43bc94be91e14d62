import { readFile } from 'node:fs/promises';
import { sendText } from '#server/core/http/send-text.ts';
import { CSP_REPORT_PATH } from '#server/core/http/csp-report-path.ts';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';

/** Pages that this server serves beside the app's, each with its own scripts, styles and policy. */

const FILE = /^[a-z-]+\.(?:js|css)$/;

/**
 * A policy that runs only the page's own files, forbids markup from strings, and lets only the named origins
 * frame the page.
 * @param pictureOrigins whose pictures it shows besides its own
 * @param code sources of scripts and styles
 * @param framedBy sources of `frame-ancestors`; a page that may not be framed does not report attempts
 */
export const ownPagePolicy = (
  framedBy: readonly string[],
  pictureOrigins: readonly string[] = [],
  code = { script: "'self'", style: "'self'" },
): string =>
  [
    "default-src 'none'",
    `script-src ${code.script}`,
    `style-src ${code.style}`,
    ["img-src 'self' data:", ...pictureOrigins].join(' '),
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(framedBy.includes("'none'") ? [] : [`report-uri ${CSP_REPORT_PATH}`]),
  ].join('; ');

interface OwnPage {
  title: string;
  colorScheme: 'dark' | 'dark light';
  /** File names beside the page's script. */
  sheets: readonly string[];
  script: string;
  body: string;
}

/** An empty page that its script fills. Addresses are relative, so a path prefix works. */
export const ownPageHtml = ({ title, colorScheme, sheets, script, body }: OwnPage): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="${colorScheme}">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" href="data:,">
${sheets.map((sheet) => `<link rel="stylesheet" href="../files/${sheet}.css">`).join('\n')}
<script type="module" src="../files/${script}.js"></script>
</head>
${body}
</html>
`;

/**
 * Serves a page under its policy.
 * @param frames for older browsers without `frame-ancestors`
 */
export function addOwnPage(
  app: FastifyInstance,
  address: string,
  html: string,
  { policy, frames }: { policy: string; frames: 'SAMEORIGIN' | 'DENY' },
): void {
  app.get(address, (_request, reply) => withPageHeaders(reply, { policy, frames }).send(html));
}

/** @param frames for older browsers without `frame-ancestors` */
export const withPageHeaders = (
  reply: FastifyReply,
  { policy, frames }: { policy: string; frames: 'SAMEORIGIN' | 'DENY' },
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-frame-options', frames)
    .header('referrer-policy', 'no-referrer');

/**
 * Serves the scripts and styles of a folder of pages below an address. They are beside the server's bundle; a
 * server run from source uses the last build.
 * @param onRequest adds headers before a file is sent
 */
export function addPageFiles(
  app: FastifyInstance,
  address: string,
  folder: string,
  onRequest?: onRequestAsyncHookHandler,
): void {
  app.get<{ Params: { file: string } }>(
    `${address}/:file`,
    { onRequest: onRequest ?? [] },
    async (request, reply) => {
      const { file } = request.params;
      const content = FILE.test(file) ? await readPageFile(folder, file) : undefined;
      if (content === undefined) return reply.callNotFound();
      return sendText(request, reply.header('cache-control', 'no-cache'), {
        type: file.endsWith('.css') ? 'text/css' : 'text/javascript',
        text: content.toString('utf8'),
      });
    },
  );
}

/** Reads a file of a folder of pages; undefined when there is none. */
export async function readPageFile(folder: string, file: string): Promise<Buffer | undefined> {
  for (const place of [`./${folder}/`, `../../../dist/demo/${folder}/`]) {
    const address = new URL(place, import.meta.url);
    const content = await readFile(new URL(file, address)).catch(() => undefined);
    if (content) return content;
  }
  return undefined;
}
