import { addAccess } from '#server/marketing/access/access-routes.ts';
import { addAlertPages } from '#server/marketing/alerts/alerts-routes.ts';
import { addInbox } from '#server/marketing/email/inbox-routes.ts';
import { addCosts } from '#server/marketing/report/costs-routes.ts';
import { addLinkPages } from '#server/marketing/links/links-routes.ts';
import { addSeveralLinkPages } from '#server/marketing/links/link-table/several-routes.ts';
import { addNotes } from '#server/marketing/notes/notes-routes.ts';
import { addPageFiles } from '#server/core/http/own-pages.ts';
import { addPostbackPages } from '#server/marketing/postbacks/postbacks-routes.ts';
import { addSharedReports } from '#server/marketing/sharing/shared-routes.ts';
import { addSharing } from '#server/marketing/sharing/sharing-routes.ts';
import { addSchedulePages } from '#server/marketing/schedules/schedules-routes.ts';
import { addCostsApi } from '#server/marketing/api/costs-route.ts';
import { addReportApi } from '#server/marketing/api/api-routes.ts';
import { addReports } from '#server/marketing/report/report-routes.ts';
import { REPORT_PATH } from '#server/marketing/report/paths.ts';
import { addSignIn } from '#server/marketing/access/sign-in-routes.ts';
import {
  createConsoleApp,
  type ConsoleApp,
  type ConsolePorts,
} from '#server/marketing/kit/console-app.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Registers everything below `/report`.
 * @param addOperatorPages of a floor above
 */
export async function addConsole(
  app: FastifyInstance,
  context: ConsolePorts,
  addOperatorPages: (console: ConsoleApp) => void,
): Promise<void> {
  await app.register(async (scope) => {
    addPageFiles(scope, '/report/files', 'console-pages');
    addReportApi(scope, context);
    addCostsApi(scope, context);
    const console = await createConsoleApp(scope, context);
    addSignIn(console);
    addAccess(console);
    const marketers = console.of('marketer');
    addReports(console.of('reports'));
    addNotes(console.of('reports'));
    addCosts(marketers);
    addLinkPages(marketers);
    addSeveralLinkPages(marketers);
    addPostbackPages(marketers);
    addSchedulePages(marketers);
    addAlertPages(marketers);
    addInbox(marketers);
    addSharing(marketers);
    addSharedReports(console);
    addOperatorPages(console.of('operator'));
    console.notFound(REPORT_PATH);
  });
}
