import type { CspReports } from '#server/http/csp-reports.ts';
import { command, liveOf, type LiveContext } from '#server/operator/command.ts';
import * as v from 'valibot';

export const cspReports = command({
  summary: "Violations of the page's security policy that browsers reported.",
  usage: '',
  options: v.object({}),
  run: async (context: LiveContext<{ cspReports: CspReports }>) =>
    liveOf(context).cspReports.read(),
});
