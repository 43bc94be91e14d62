import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * The Trusted Types policies of the app: one lets the service worker's own address through, one lets
 * the purifier parse the platform's HTML, whose nodes alone are used.
 */
const TRUSTED_TYPES = ['parola-worker', 'parola-html', "'allow-duplicates'"];

export const CSP_REPORT_PATH = '/csp-report';

export interface PagePolicy {
  /** Origin of the platform that the app calls; empty = the page's own. */
  apiBase: string;
  /** Other origins of the platform's pictures; the worker fetches those of games. */
  pictureOrigins: readonly string[];
  /** Origins whose pages may stand in the app's frames: games and payments of other hosts. */
  frameOrigins: readonly string[];
  /** Hashes of the inline scripts and styles of the page. */
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

/** A year; only over TLS, where it means something. Subdomains are their owner's business. */
export const HSTS = 'max-age=31536000';

const OPENER_POLICY = 'cross-origin-opener-policy';

/** The security headers of a page, by name. */
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

/** What a page varies by: its coding, and who led to it (`isOpenedByStranger`). */
export const PAGE_VARIES_BY = 'accept-encoding, sec-fetch-site';

/**
 * Whether another site may have opened the page's window, and hold it. From the home screen, a bookmark, the
 * address bar and the app's own pages nobody does; there the opener's policy would only make the browser
 * throw away the process that it has begun with (docs/decisions/0048).
 */
function isOpenedByStranger({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return site !== 'none' && site !== 'same-origin';
}

/** Sets the security headers of every answer; a route's own header of the same name wins. */
export function addSecurityHeaders(app: FastifyInstance, page: PagePolicy): void {
  const headers = Object.entries(securityHeaders(page));
  app.addHook('onSend', (request, reply: FastifyReply, _payload, done) => {
    if (request.protocol === 'https') void reply.header('strict-transport-security', HSTS);
    for (const [name, value] of headers) {
      const isIdle = name === OPENER_POLICY && !isOpenedByStranger(request);
      if (!isIdle && !reply.hasHeader(name)) void reply.header(name, value);
    }
    done();
  });
}
