import { claimDay, giveCard } from '#server/sign-up-bonus/sign-in-cards.ts';
import { readTradeOffer } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { readFact } from '#server/core/facts.ts';
import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import { DAY_MS, epochMs, type EpochMs } from '#shared/time/duration.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** A sign-up package in a given state, for demos and tests. */
export interface PreparedPackage {
  /** One of the trade's items. */
  packageId: number;
  /** 0 = bought today, so that its first day is today. */
  daysAgo: number;
  /** Claimed days, each on its day; from 1. */
  claimed: readonly number[];
}

/**
 * Gives a player a package with past claims. An existing package is not changed.
 * @returns true when it was given; undefined when no package has that id
 */
export async function preparePackage(
  database: Database,
  playerId: number,
  { packageId, daysAgo, claimed }: PreparedPackage,
  now: EpochMs,
): Promise<boolean | undefined> {
  const market = (await readFact(database.db, 'seed'))?.market ?? 'ph';
  const at = (day: number) => epochMs(now - (daysAgo + 1 - day) * DAY_MS);
  return transact(database, async (trx) => {
    const { rechargeList } = await readTradeOffer(trx);
    const item = rechargeList.find(
      ({ id, type }) => id === packageId && type === RECHARGE_KIND.buyProp,
    );
    if (item?.days === undefined) return undefined;
    const isGiven = await giveCard(trx, {
      playerId,
      propId: item.id,
      orderNo: `prepared-${playerId}`,
      days: item.days,
      daily: minorUnits(item.props[0]?.count ?? 0),
      betRate: item.props[0]?.betRate ?? 0,
      market,
      now: at(1),
    });
    if (!isGiven) return false;
    const { id: cardId } = await trx
      .selectFrom('sign_in_card')
      .where('player_id', '=', playerId)
      .select('id')
      .executeTakeFirstOrThrow();
    for (const day of claimed.toSorted((a, b) => a - b)) {
      await claimDay(trx, { playerId, cardId, market, now: at(day) });
    }
    return true;
  });
}
