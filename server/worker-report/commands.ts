import { readCommand } from '#server/core/commands/command.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { readWorkerReports } from '#server/worker-report/worker-reports.ts';
import * as v from 'valibot';

const LISTED_DAYS = 7;
const MOST_DAYS = 90;

/** Statistics of the service workers. */
export const workerReports = readCommand({
  summary: 'Shows daily totals reported by service workers: icons, failures, storage.',
  usage: '[--days N]',
  options: v.object({
    days: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_DAYS)), LISTED_DAYS),
  }),
  run: async ({ database }, { days }) => ({ days: await readWorkerReports(database.db, days) }),
});
