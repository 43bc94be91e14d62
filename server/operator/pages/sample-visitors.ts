import { BadRequest } from '#server/core/http/refusal.ts';
import { OperatorError } from '#server/core/commands/command.ts';
import { REPORT_PATH, SAMPLES_PATH } from '#server/marketing/report/paths.ts';
import type { ConsoleApp } from '#server/marketing/kit/console-app.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';

/** Enough that every part of the report has numbers. */
const VISITORS = 1_000;

/** Fills the empty report of a demo with made-up visitors. */
export function addSampleVisitors(app: ConsoleApp, run: RunCommand): void {
  app.form(SAMPLES_PATH, async ({ user: { name } }) => {
    try {
      await run('traffic', { visitors: VISITORS }, { name, login: name, way: 'console' });
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      throw new BadRequest(error.message);
    }
    return { to: REPORT_PATH };
  });
}
