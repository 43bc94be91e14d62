import { updateVersions } from '#server/catalogue/versions.ts';
import { makeAccountRules, makeLimits } from '#server/catalogue/usual-limits.ts';
import { writeDocuments, type Documents } from '#server/catalogue/documents.ts';
import { transact } from '#server/core/database/transact.ts';
import { readFact, writeFact } from '#server/core/facts.ts';
import { SettingsError } from '#server/core/settings/setting-readers.ts';
import { markets, type Market } from '#shared/market/market.ts';
import { fromCoins, ZERO } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** @throws SettingsError when the database belongs to the other market */
export function requireMarket(known: Market, wanted: Market): void {
  if (known === wanted) return;
  throw new SettingsError(
    `MARKET: "${wanted}" does not fit this database, which was made for the market "${known}"; use another DATA_DIR or DATABASE_URL`,
  );
}

/**
 * Gives a new database an empty catalogue: no games, offers, activities or contacts, until the operator loads
 * them (`catalogue load`). Does nothing when there is one. Processes that start concurrently write it once.
 * @throws SettingsError when the database belongs to the other market
 */
export async function beginCatalogue(
  database: Database,
  market: Market,
  now: EpochMs,
): Promise<void> {
  const known = await readFact(database.db, 'seed');
  if (known) return requireMarket(known.market, market);
  await transact(database, async (trx) => {
    const first = await readFact(trx, 'seed');
    if (first) return requireMarket(first.market, market);
    await writeFact(trx, 'seed', { market, games: 0, samples: false });
    await writeDocuments(trx, emptyDocuments(market), now);
    await trx.updateTable('activity').set({ is_running: false }).execute();
    await updateVersions(trx);
  });
}

function emptyDocuments(market: Market): Documents {
  const limits = makeLimits();
  const { rechargeMin, rechargeMax } = limits;
  return {
    webConfig: {
      appGameTypeList: [1, 2, 3, 4, 5, 6].map((id) => ({ id, sort: id })),
      appGamePlatformList: [],
      appLobbyAdConfigList: [],
      appNoticeConfigList: [],
      appTaskConfigList: [],
      appPropConfigMap: {},
      appExchangeBankMap: {},
      actInviteConditionModel: null,
      actInviteConditionModelClient2List: [],
      redPacketConfigModel: null,
      loginPayConfig: { propIds: [] },
      socialMedia: '[]',
      h5: { url: [{ base: '', share: {} }] },
      market,
      currency: markets[market].currency,
      gameResourceUrl: '',
      ...makeAccountRules(market),
      vipConfigList: [FIRST_LEVEL],
      responsible: { tagline: '', helpline: '', licenseNo: '', links: [] },
      limits,
      bankEnabled: 0,
    },
    trade: { rechargeList: [], payChannelList: [], rechargeMin, rechargeMax, quickAmounts: [] },
    customerServices: { appCustomerServiceQueue: [] },
  };
}

/** The level of every new player, with the contract's limits of withdrawals. */
const FIRST_LEVEL = {
  level: 0,
  needRecharge: ZERO,
  needBet: ZERO,
  withdrawCount: 1,
  withdrawMax: fromCoins(5_000),
  withdrawDayMax: fromCoins(5_000),
  upgradeBonus: ZERO,
  weeklyBonus: ZERO,
  monthlyBonus: ZERO,
  feeFree: 1,
  aprBps: 0,
};
