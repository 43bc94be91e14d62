import type { CspReports } from '#server/core/http/csp-reports.ts';
import { liveOf, readCommand, type LiveContext } from '#server/core/commands/command.ts';
import * as v from 'valibot';

export const cspReports = readCommand({
  summary: "Violations of the page's security policy that browsers reported.",
  usage: '',
  options: v.object({}),
  run: async (context: LiveContext<{ cspReports: CspReports }>) =>
    liveOf(context).cspReports.read(),
});
