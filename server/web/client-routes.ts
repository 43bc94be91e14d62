import { ownOrigin } from '#server/core/http/own-origin.ts';
import { extname } from 'node:path';
import { keepCampaign } from '#server/marketing/events/campaign-cookie.ts';
import { cacheControl } from '#server/web/cache-control.ts';
import { addressCard, cardLanguage, withCard } from '#server/marketing/links/share-card.ts';
import { classifyAgent } from '#server/marketing/events/client-words.ts';
import { chooseEncoding, compress } from '#server/core/http/compress.ts';
import { PAGE_VARIES_BY } from '#server/web/security-headers.ts';
import type { Market } from '#shared/market/market.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { ClientFile, ClientFiles } from '#server/web/client-files.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.map': 'application/json',
};

/** Browsers request `/favicon.ico` for addresses without a page: a picture, a JSON file. */
const TAB_ICON = '/icons/favicon-48.png';

/** Paths that never get the app's page, whatever the caller accepts. */
const NOT_THE_APP =
  /^\/(?:app|static|operator|openapi|openapi\.json|report|csp-report|dev|game|metrics)(?:\/|$)/;

/**
 * Serves the built app; every navigation inside it gets the shell page.
 * @param findEarlier finds a hashed file of an earlier build
 * @param visitorsPage returns the page for an address that a visitor may have
 */
export function addClientRoutes(
  app: FastifyInstance,
  files: ClientFiles,
  { clock, settings }: Pick<CorePorts, 'clock' | 'settings'>,
  findEarlier: (path: string) => Promise<ClientFile | undefined>,
  visitorsPage?: (address: URL) => Promise<ClientFile>,
): void {
  const page = files.get('/index.html');
  app.get('/*', async (request, reply) => {
    const asked = request.url.split('?', 1)[0] ?? '';
    const path = asked === '/favicon.ico' ? TAB_ICON : asked;
    const file =
      files.get(path) ??
      (isNavigation(request, path) ? page : undefined) ??
      (await findEarlier(path));
    if (file !== undefined && file === page) {
      keepCampaign(request, reply, { now: clock.now(), askConsent: settings.askConsent });
      // The service worker fetches the built page by its own name and verifies its hash.
      if (path === page.path) return sendFile(request, reply, page, PAGE_VARIES_BY);
      const address = addressOf(request);
      const shell = (await visitorsPage?.(address)) ?? page;
      if (classifyAgent(request.headers['user-agent'] ?? '').bot) {
        return sendCard(request, reply, { page: shell, address, market: settings.market });
      }
      return sendFile(request, reply, shell, PAGE_VARIES_BY);
    }
    if (file) return sendFile(request, reply, file);
    return reply.callNotFound();
  });
}

/** Sends robots, including link previews, the page with a share card for its address. */
async function sendCard(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, address, market }: { page: ClientFile; address: URL; market: Market },
): Promise<FastifyReply> {
  const language = cardLanguage(request.headers['accept-language'] ?? '', market);
  const card = addressCard(address.searchParams, language);
  const html = withCard(page.bodies.identity.toString(), card, ownOrigin(request));
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', cacheControl(page.path))
    .header('vary', `${PAGE_VARIES_BY}, accept-language, user-agent`)
    .type(TYPES['.html'] ?? '')
    .send(encoding ? await compress(html, encoding) : html);
}

/** Without a built app: explains what this server offers instead. */
export function addClientMissingNote(app: FastifyInstance, folder: string): void {
  app.get('/', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`The API is running. No built app was found in ${folder}; the calls: /openapi\n`),
  );
}

/** Strips leading slashes and backslashes: two of them would name another host. */
const addressOf = ({ url }: FastifyRequest): URL =>
  new URL(`http://page/${url.replace(/^[/\\]+/, '')}`);

/** A dot at the end is of the sentence that an address was copied from. */
const FILE_NAME = /\.[^.]/;

/** True when a browser navigates to a screen of the app (spec §2) rather than requesting a file. */
function isNavigation(request: FastifyRequest, path: string): boolean {
  if (path === '/') return true;
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  const accept = request.headers.accept ?? '';
  return accept.includes('text/html') && !FILE_NAME.test(lastSegment) && !NOT_THE_APP.test(path);
}

/** Sends a file in the best encoding the caller accepts, or 304 when the caller has it already. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ClientFile,
  vary = 'accept-encoding',
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const compressed = encoding && file.bodies[encoding];
  // A compressed body is another representation, so it needs its own ETag (RFC 9110 §8.8.3).
  const etag = compressed ? `${file.etag.slice(0, -1)}-${encoding}"` : file.etag;
  void reply
    .header('cache-control', cacheControl(file.path))
    .header('vary', vary)
    .header('etag', etag);
  if (file.links !== undefined) void reply.header('link', file.links);
  if (holdsEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  void reply.type(TYPES[extname(file.path)] ?? 'application/octet-stream');
  if (compressed) void reply.header('content-encoding', encoding);
  return reply.send(compressed ?? file.bodies.identity);
}

function holdsEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .some((part) => part === etag || part === '*');
}
