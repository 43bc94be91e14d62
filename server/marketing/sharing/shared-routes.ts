import { BadRequest } from '#server/core/http/refusal.ts';
import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import { fileName } from '#server/marketing/report/read-report.ts';
import { markets } from '#shared/market/market.ts';
import { openSharedLink, type SharedLink } from '#server/marketing/sharing/shared-links.ts';
import { perMinute } from '#server/core/http/address-limits.ts';
import {
  readReportAddress,
  type AddressedReport,
} from '#server/marketing/report/report-address.ts';
import { readForReport } from '#server/core/database/report-database.ts';
import { readNotes } from '#server/marketing/notes/visible-notes.ts';
import { readSharedReport } from '#server/marketing/api/shared-report.ts';
import { REPORT_KINDS } from '#server/marketing/report/report-kinds.ts';
import { SHARED_PATH } from '#server/marketing/sharing/paths.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import type { FastifyReply } from 'fastify';
import type { ConsoleApp, PublicVisit } from '#server/marketing/kit/console-app.ts';

const PER_MINUTE = 60;

/** Reports that a link opens without an account, as a page or CSV file. */
export function addSharedReports(app: ConsoleApp): void {
  const { database, clock, settings } = app.context;
  const { market } = settings;
  const options = { config: { rateLimit: perMinute(PER_MINUTE) } };
  const none = ({ reply, pages }: PublicVisit): string => {
    void secretly(reply).code(404);
    return pages.noSharedReport();
  };
  app.publicPage(
    `${SHARED_PATH}/:token`,
    async (visit) => {
      const { request, reply, pages, today } = visit;
      const { token } = request.params as { token: string };
      const now = clock.now();
      const link = await openSharedLink(database.db, token, now);
      const asked = link && reportOf(link, today);
      if (!link || !asked) return none(visit);
      secretly(reply);
      const { report } = asked;
      const view = { ...asked.view, page: 1 };
      await countSums(database, market, now);
      const { timeZone } = markets[market];
      const shared = await readForReport(database, (db) =>
        readSharedReport(db, report, view, { today, now, timeZone }),
      );
      if (textOf(request.query, 'format') === 'csv') {
        const name = fileName(view, REPORT_KINDS[report].name(view), 'csv');
        return { type: 'text/csv', text: shared.csv(), name };
      }
      const { name, endsAt } = link;
      const notes =
        report === 'installs' ? await readNotes(database.longDb, view, { isShared: true }) : [];
      return shared.page(pages, {
        shared: { name, endsAt },
        notes: { notes, changeable: undefined },
      });
    },
    options,
  );
  // Whatever else stands behind the path has the answer of an unknown token.
  app.publicPage(`${SHARED_PATH}/*`, async (visit) => none(visit), options);
}

/** No search engine stores the page, and no other site learns its address. */
const secretly = (reply: FastifyReply): FastifyReply =>
  reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');

/** Undefined for an address of another version, whose parameters have other values. */
function reportOf({ report }: SharedLink, today: number): AddressedReport | undefined {
  try {
    return readReportAddress(report, today);
  } catch (error) {
    if (error instanceof BadRequest) return undefined;
    throw error;
  }
}
