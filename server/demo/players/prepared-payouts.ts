import { readTradeOffer, writeDocuments } from '#server/catalogue/documents.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { EpochMs } from '#shared/time/duration.ts';

const IN_ONLY = 1;

/** Opens or closes every payout method; deposit-only channels do not change. */
export async function setPayoutsOpen(
  database: Database,
  isOpen: boolean,
  now: EpochMs,
): Promise<void> {
  await transact(database, async (trx) => {
    const trade = await readTradeOffer(trx);
    const payChannelList = trade.payChannelList.map((channel) =>
      channel.kind === IN_ONLY
        ? channel
        : { ...channel, status: isOpen ? (1 as const) : (0 as const) },
    );
    await writeDocuments(trx, { trade: { ...trade, payChannelList } }, now);
    await updateVersions(trx);
  });
}
