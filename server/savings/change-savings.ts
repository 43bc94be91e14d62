import { readDocuments, writeDocuments, type Documents } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

type Config = Documents['webConfig'];

/** Enables or disables savings in this market. When disabled they earn nothing and can still be withdrawn. */
export const offerSavings = (trx: Trx, isOffered: boolean, now: EpochMs) =>
  changeSavings(trx, (config) => ({ ...config, bankEnabled: isOffered ? 1 : 0 }), now);

/** Sets the yearly rate of a VIP level, in hundredths of a percent, effective from the next hour. */
export const setSavingsRate = (
  trx: Trx,
  { level, aprBps }: { level: number; aprBps: number },
  now: EpochMs,
) =>
  changeSavings(
    trx,
    (config) => ({
      ...config,
      vipConfigList: config.vipConfigList.map((rung) =>
        rung.level === level ? { ...rung, aprBps } : rung,
      ),
    }),
    now,
  );

/** Changes the document; `applyRates` then sets the savings to its rates. */
async function changeSavings(
  trx: Trx,
  change: (config: Config) => Config,
  now: EpochMs,
): Promise<{ before: Config; after: Config }> {
  const { webConfig: before } = await readDocuments(trx);
  const after = change(before);
  await writeDocuments(trx, { webConfig: after }, now);
  await updateVersions(trx);
  return { before, after };
}
