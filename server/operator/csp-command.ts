import { command, liveOf } from '#server/operator/command.ts';
import * as v from 'valibot';

export const cspReports = command({
  summary: "Violations of the page's security policy that browsers reported.",
  usage: '',
  options: v.object({}),
  run: async (context) => liveOf(context).cspReports.read(),
});
