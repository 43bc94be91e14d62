import { perMinute } from '#server/core/http/address-limits.ts';
import { CSP_REPORT_PATH } from '#server/core/http/csp-report-path.ts';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';

const KEPT_MAX = 50;
/** Browsers send reports in batches; more than this many of one page add nothing new. */
const REPORTS_MAX = 10;
const TEXT_MAX = 200;
const BODY_MAX_BYTES = 16 * 1024;
const PER_MINUTE = 30;

/** CSP violations that browsers reported; a healthy app has none. */
export class CspReports {
  #count = 0;
  readonly #newest: string[] = [];

  add(report: string): void {
    this.#count += 1;
    this.#newest.unshift(report);
    this.#newest.length = Math.min(this.#newest.length, KEPT_MAX);
  }

  read(): { count: number; newest: readonly string[] } {
    return { count: this.#count, newest: this.#newest };
  }
}

/** Drops the query and hash, which may contain the key to a game. */
const shortText = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[?#].*$/s, '').slice(0, TEXT_MAX)),
);
const maybeText = v.optional(v.fallback(shortText, ''), '');

/** `application/csp-report` (CSP 2) has dashes in its field names, the Reporting API has none. */
const oldReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': maybeText,
      'violated-directive': maybeText,
      'blocked-uri': maybeText,
      'document-uri': maybeText,
      'source-file': maybeText,
    }),
  }),
  v.transform(({ 'csp-report': report }) => ({
    directive: report['effective-directive'] || report['violated-directive'],
    blocked: report['blocked-uri'],
    page: report['document-uri'],
    source: report['source-file'],
  })),
);
const newReport = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      effectiveDirective: maybeText,
      blockedURL: maybeText,
      documentURL: maybeText,
      sourceFile: maybeText,
    }),
  }),
  v.transform(({ body }) => ({
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
    page: body.documentURL,
    source: body.sourceFile,
  })),
);
const report = v.union([oldReport, newReport]);

/**
 * Accepts reports in both formats that browsers send. Anyone can post them, so the body size, the reports per
 * body, the text lengths and the requests per address are limited, and each body logs one line.
 */
export function addCspReports(app: FastifyInstance, reports: CspReports): void {
  const options = { bodyLimit: BODY_MAX_BYTES, config: { rateLimit: perMinute(PER_MINUTE) } };
  app.post(CSP_REPORT_PATH, options, (request, reply) => {
    const given = Array.isArray(request.body) ? request.body : [request.body];
    const read = given.slice(0, REPORTS_MAX).flatMap((one) => {
      const result = v.safeParse(report, one);
      return result.success ? [result.output] : [];
    });
    for (const one of read) reports.add(JSON.stringify(one));
    const [first] = read;
    if (first) {
      request.log.warn({ report: first, count: read.length }, 'a page broke its security policy');
    }
    return reply.code(204).send();
  });
}
