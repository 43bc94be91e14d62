/**
 * Refuses what a page of another site makes a browser send. A route that changes something answers our own
 * pages, those of `ALLOWED_ORIGINS`, and callers that are no browser.
 */
import { CONSENT_PATH } from '#server/marketing/events/consent-routes.ts';
import { Errcode } from '#server/core/http/refusal.ts';
import { CSP_REPORT_PATH } from '#server/core/http/csp-report-path.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Routes that other sites or sandboxed pages call. None of them reads a cookie: a callback is signed, a
 * command has the operator's key, a game's or payment's page sends a token of its own in a header, and a
 * report only becomes a line in the log.
 */
const FOR_OTHERS: readonly RegExp[] = [
  /^\/callback\//,
  /^\/operator\//,
  /^\/game\/api\//,
  /^\/cashier\/api\//,
  /^\/dev\/postbacks$/,
  new RegExp(`^${CSP_REPORT_PATH}$`),
];

/** The console's forms check the same (`isSentFromHere`), and answer with a page of theirs; its API does not. */
const CONSOLE = /^\/report\/(?!api\/)/;

/** They set cookies for whoever asks, so they need a sign that our own page asks. Every browser sends one. */
const FOR_PAGES_ONLY: ReadonlySet<string> = new Set([CONSENT_PATH]);

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

export function refuseForeignPages(
  app: FastifyInstance,
  { allowedOrigins, pathPrefix }: { allowedOrigins: readonly string[]; pathPrefix: string },
): void {
  const allowed = new Set(allowedOrigins);
  app.addHook('onRequest', async (request, reply) => {
    if (READING.has(request.method)) return;
    const path = (request.url.split('?', 1)[0] ?? '').slice(pathPrefix.length);
    if ([...FOR_OTHERS, CONSOLE].some((route) => route.test(path))) return;
    const sender = senderOf(request, allowed);
    if (sender === 'own' || (sender === 'no-browser' && !FOR_PAGES_ONLY.has(path))) return;
    await reply
      .code(403)
      .header('cache-control', 'no-store')
      .send({ errcode: Errcode.forbidden, msg: 'only pages of this site may send this' });
  });
}

/**
 * Who sent a request, by the headers that no page can forge. `Sec-Fetch-Site` goes first, as a proxy may hide
 * the scheme and host that `Origin` is compared with; browsers without it send `Origin` with every POST.
 */
function senderOf(
  { headers }: FastifyRequest,
  allowed: ReadonlySet<string>,
): 'own' | 'foreign' | 'no-browser' {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && allowed.has(origin)) return 'own';
  if (site !== undefined) return site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
  if (origin === undefined) return 'no-browser';
  return URL.canParse(origin) && new URL(origin).host === host ? 'own' : 'foreign';
}
