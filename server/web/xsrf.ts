import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieValues } from '#server/core/http/cookies.ts';
import { CSP_REPORT_PATH } from '#server/core/http/csp-report-path.ts';
import { Errcode } from '#server/core/http/refusal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';
const TOKEN_BYTES = 16;

/** Paths that browsers post to by themselves, with cookies but without our header. */
const WITHOUT_HEADER: ReadonlySet<string> = new Set([CSP_REPORT_PATH]);

/**
 * Double-submit protection (spec §7): a page of this server sets a random cookie, and a POST that carries it
 * must repeat it in a header, which only our own pages can read. Sessions are never in cookies, so a caller
 * without the cookie has nothing to abuse.
 */
export function addXsrf(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || isExempt(pathOf(request))) return;
    const cookies = tokensOf(request);
    const header = request.headers[HEADER];
    // Of several, one may be a neighbouring name's, and the page cannot tell which one is ours.
    if (cookies.length === 0 || cookies.some((cookie) => isSame(cookie, header))) return;
    await reply.code(403).send({ errcode: Errcode.forbidden, msg: `${HEADER} does not match` });
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isPage(reply) && tokensOf(request).length === 0)
      void reply.header('set-cookie', fresh(request));
    done();
  });
}

/** The console's forms use no script and send no header; the console checks the origin (`isSentFromHere`). */
const isExempt = (path: string): boolean => WITHOUT_HEADER.has(path) || path.startsWith('/report/');

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';

const isPage = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 && String(reply.getHeader('content-type')).startsWith('text/html');

/** Not HttpOnly: the page has to read it. */
function fresh({ protocol }: FastifyRequest): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return `${COOKIE}=${token}; Path=/; SameSite=Strict${protocol === 'https' ? '; Secure' : ''}`;
}

const tokensOf = ({ headers }: FastifyRequest): string[] => cookieValues(headers.cookie, COOKIE);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isSame = (cookie: string, header: string | string[] | undefined): boolean =>
  typeof header === 'string' && timingSafeEqual(digest(cookie), digest(header));
