import { readDocuments, writeDocuments, type Documents } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import { applyRates } from '#server/savings/savings-rate.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { EpochMs } from '#shared/time/duration.ts';

type Config = Documents['webConfig'];

/** Enables or disables savings in this market. When disabled they earn nothing and can still be withdrawn. */
export const offerSavings = (database: Database, isOffered: boolean, now: EpochMs) =>
  changeSavings(database, (config) => ({ ...config, bankEnabled: isOffered ? 1 : 0 }), now);

/** Sets the yearly rate of a VIP level, in hundredths of a percent, effective from the next hour. */
export const setSavingsRate = (
  database: Database,
  { level, aprBps }: { level: number; aprBps: number },
  now: EpochMs,
) =>
  changeSavings(
    database,
    (config) => ({
      ...config,
      vipConfigList: config.vipConfigList.map((rung) =>
        rung.level === level ? { ...rung, aprBps } : rung,
      ),
    }),
    now,
  );

/** @returns how many players' savings got the new rates */
async function changeSavings(
  database: Database,
  change: (config: Config) => Config,
  now: EpochMs,
): Promise<number> {
  const config = await transact(database, async (trx) => {
    const { webConfig } = await readDocuments(trx);
    const changed = change(webConfig);
    await writeDocuments(trx, { webConfig: changed }, now);
    await updateVersions(trx);
    return changed;
  });
  return applyRates(database, config, now);
}
