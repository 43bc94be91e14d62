import { HOUR_MS } from '#shared/time/duration.ts';
import { requireTurn } from '#server/players/base/rate-limits.ts';
import { addWorkerReport } from '#server/worker-report/worker-reports.ts';
import type { Handler } from '#server/players/handler.ts';

/** Far more than the devices behind one address send normally. */
const PER_ADDRESS = { turns: 600, windowMs: HOUR_MS };

/** Adds a service worker's counters to the day's sums. */
export const workerReport: Handler<'workerReport'> = async (
  { database: { db }, catalogue, settings },
  { listVersion, ...report },
  { network, now },
) => {
  await requireTurn(db, `worker report ip ${network}`, PER_ADDRESS, now);
  const { gameListVersion } = await catalogue.current();
  const isCurrent = listVersion === gameListVersion;
  await addWorkerReport(db, { market: settings.market, now, isCurrent, sums: report });
  return {};
};
