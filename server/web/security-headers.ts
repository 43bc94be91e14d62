import { CSP_REPORT_PATH } from '#server/core/http/csp-report-path.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The app's Trusted Types policies: one allows the service worker's address, the other lets the purifier
 * parse the server's HTML, of which only the nodes are used.
 */
const TRUSTED_TYPES = ['parola-worker', 'parola-html', "'allow-duplicates'"];

export interface PagePolicy {
  /** Origin of the server that the app calls; empty = the page's own. */
  apiBase: string;
  /** Other origins of the server's pictures; the worker fetches those of games. */
  pictureOrigins: readonly string[];
  /** Origins that the app may frame: games and payments on other hosts. */
  frameOrigins: readonly string[];
  /** Hashes of the page's inline scripts and styles. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** The Content Security Policy of every page of this server. */
export function contentSecurityPolicy(page: PagePolicy): string {
  const hosts = [...(page.apiBase === '' ? [] : [page.apiBase]), ...page.pictureOrigins];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...page.scriptHashes],
    'style-src': ["'self'", ...page.styleHashes],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts],
    'connect-src': ["'self'", ...hosts],
    'frame-src': ["'self'", ...page.frameOrigins],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': TRUSTED_TYPES,
    'report-uri': [CSP_REPORT_PATH],
    'report-to': ['csp'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** One year; sent over TLS only. Subdomains are left to their owner. */
export const HSTS = 'max-age=31536000';

const OPENER_POLICY = 'cross-origin-opener-policy';

export const securityHeaders = (page: PagePolicy): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(page),
  'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
  [OPENER_POLICY]: 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
});

/** A page varies by its encoding and by whether another site opened it (`isOpenedByStranger`). */
export const PAGE_VARIES_BY = 'accept-encoding, sec-fetch-site';

/**
 * True when another site may have opened the page's window and may hold a reference to it. Launches from the
 * home screen, a bookmark, the address bar or the app's own pages have no opener; there the opener policy
 * would only make the browser discard the process it has started (docs/decisions/0008).
 */
function isOpenedByStranger({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== 'none' && site !== 'same-origin';
}

/** Headers of answers that a browser uses only within a page. */
const PART_HEADERS: ReadonlySet<string> = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
]);

/** Pixels, fonts and styles. An SVG or a text can be opened as a page, and a script can be a worker's. */
const PART_TYPE = /^(?:image\/(?!svg)|font\/|text\/css)/;

/** The app's own modules, which run under the policy of the page that loads them. */
const MODULES = /^\/assets\/[^?]+\.js(?:$|\?)/;

/** True for what is only ever a part of a page: a page's headers are 0.9 kB for each of hundreds of icons. */
const isPart = ({ url }: FastifyRequest, reply: FastifyReply): boolean =>
  reply.statusCode < 400 &&
  (PART_TYPE.test(String(reply.getHeader('content-type'))) || MODULES.test(url));

/**
 * Sets the security headers of every answer, those of a page where it could be one; a route's own header of the
 * same name wins.
 */
export function addSecurityHeaders(app: FastifyInstance, page: PagePolicy): void {
  const ofPages = Object.entries(securityHeaders(page));
  const ofParts = ofPages.filter(([name]) => PART_HEADERS.has(name));
  app.addHook('onSend', (request, reply: FastifyReply, _payload, done) => {
    if (request.protocol === 'https') void reply.header('strict-transport-security', HSTS);
    for (const [name, value] of isPart(request, reply) ? ofParts : ofPages) {
      const isIdle = name === OPENER_POLICY && !isOpenedByStranger(request);
      if (!isIdle && !reply.hasHeader(name)) void reply.header(name, value);
    }
    done();
  });
}
