import { HOUR_MS } from '#domain/duration.ts';
import { requireTurn } from '#server/accounts/rate-limits.ts';
import { addWorkerReport } from '#server/reports/worker-reports.ts';
import type { Handler } from '#server/handlers/handler.ts';

/** Far more than the phones behind one address honestly send. */
const PER_ADDRESS = { turns: 600, windowMs: HOUR_MS };

/** Adds a service worker's sums to those of the day. */
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
