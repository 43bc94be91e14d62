import { CSP_REPORT_PATH } from '#server/web/security-headers.ts';
import type { FastifyInstance } from 'fastify';

const KEPT_MAX = 50;
const TEXT_MAX = 500;

/** Violations of the page's policy that browsers told of; a healthy app has none. */
export class CspReports {
  #count = 0;
  readonly #newest: string[] = [];

  add(report: string): void {
    this.#count += 1;
    this.#newest.unshift(report.slice(0, TEXT_MAX));
    this.#newest.length = Math.min(this.#newest.length, KEPT_MAX);
  }

  read(): { count: number; newest: readonly string[] } {
    return { count: this.#count, newest: this.#newest };
  }
}

/** A report tells whole addresses; what stands behind ? or # in one can be the key to a game. */
const withoutQueries = (report: string): string => report.replaceAll(/[?#][^"\\\s]*/g, '');

/** Takes reports in both of the forms that browsers send. */
export function addCspReports(app: FastifyInstance, reports: CspReports): void {
  app.post(CSP_REPORT_PATH, (request, reply) => {
    for (const report of Array.isArray(request.body) ? request.body : [request.body]) {
      const text = withoutQueries(JSON.stringify(report) ?? '');
      reports.add(text);
      request.log.warn({ report: text.slice(0, TEXT_MAX) }, 'a page broke its security policy');
    }
    return reply.code(204).send();
  });
}
