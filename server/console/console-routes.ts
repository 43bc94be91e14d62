import { addAccess } from '#server/console/access/access-routes.ts';
import { addCosts } from '#server/console/report/costs-routes.ts';
import { addLinkPages } from '#server/console/links/links-routes.ts';
import { addPageFiles } from '#server/http/own-pages.ts';
import { addPostbackPages } from '#server/console/postbacks/postbacks-routes.ts';
import { addSchedulePages } from '#server/console/schedules/schedules-routes.ts';
import { addReportApi } from '#server/console/api/api-routes.ts';
import { addReports } from '#server/console/report/report-routes.ts';
import { REPORT_PATH } from '#server/console/report/paths.ts';
import { addSignIn } from '#server/console/access/sign-in-routes.ts';
import { createConsoleApp, type ConsolePorts } from '#server/console/console-app.ts';
import type { FastifyInstance } from 'fastify';

/** Registers everything below `/report`. */
export async function addConsole(app: FastifyInstance, context: ConsolePorts): Promise<void> {
  await app.register(async (scope) => {
    addPageFiles(scope, '/report/files', 'console-pages');
    addReportApi(scope, context);
    const console = createConsoleApp(scope, context);
    addSignIn(console);
    addAccess(console);
    addReports(console);
    addCosts(console);
    addLinkPages(console);
    addPostbackPages(console);
    addSchedulePages(console);
    console.notFound(REPORT_PATH);
  });
}
