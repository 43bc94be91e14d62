import { gameToRow } from '#server/catalogue/game-rows.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { writeDocuments, type Documents } from '#server/catalogue/documents.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { readFact, writeFact } from '#server/core/facts.ts';
import { requireMarket } from '#server/catalogue/new-catalogue.ts';
import type { Market } from '#shared/market/market.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { SeedGame } from '#server/demo/seed/games.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Stays far below PostgreSQL's limit of parameters. */
const ROWS_A_STATEMENT = 500;

export interface CatalogueRequest {
  market: Market;
  games: number;
  now: EpochMs;
}

/**
 * Seeds an empty database, or extends a smaller catalogue; otherwise does nothing. Processes that start
 * concurrently on one PostgreSQL seed it once.
 * @returns true when something was written
 * @throws SettingsError when the database belongs to the other market
 */
export async function seedCatalogue(
  database: Database,
  request: CatalogueRequest,
): Promise<boolean> {
  if (isEnough(await readFact(database.db, 'seed'), request)) return false;
  return transact(database, async (trx) => {
    const seeded = await readFact(trx, 'seed');
    if (isEnough(seeded, request)) return false;
    const { market, games } = request;
    await writeFact(trx, 'seed', { market, games });
    await addGames(trx, request, seeded?.games ?? 0);
    await updateVersions(trx);
    return true;
  });
}

function isEnough(
  seeded: { market: Market; games: number } | undefined,
  request: CatalogueRequest,
): boolean {
  if (!seeded) return false;
  requireMarket(seeded.market, request.market);
  return seeded.games >= request.games;
}

/** The seed's generator is large and needed once, so it is imported only here. */
async function addGames(trx: Trx, request: CatalogueRequest, present: number): Promise<void> {
  const { makeGames } = await import('#server/demo/seed/games.ts');
  const games = makeGames({ market: request.market, count: request.games, now: request.now });
  const added = games.slice(present).map(gameToRow);
  for (let start = 0; start < added.length; start += ROWS_A_STATEMENT) {
    await trx
      .insertInto('game')
      .values(added.slice(start, start + ROWS_A_STATEMENT))
      .execute();
  }
  await writeDocuments(trx, await makeDocuments(request, games), request.now);
  if (present === 0) await addBigWins(trx, request, games);
}

/** The documents that the seed writes for a demo. */
export async function makeDemoDocuments(request: CatalogueRequest): Promise<Documents> {
  const { makeGames } = await import('#server/demo/seed/games.ts');
  const { market, games: count, now } = request;
  return makeDocuments(request, makeGames({ market, count, now }));
}

async function makeDocuments(
  { market }: Pick<CatalogueRequest, 'market'>,
  games: readonly SeedGame[],
): Promise<Documents> {
  const [config, items, channels, services, limits, redPacket] = await Promise.all([
    import('#server/demo/seed/web-config.ts'),
    import('#server/demo/seed/recharge-items.ts'),
    import('#server/demo/seed/pay-channels.ts'),
    import('#server/demo/seed/services.ts'),
    import('#server/catalogue/usual-limits.ts'),
    import('#server/demo/seed/red-packet-terms.ts'),
  ]);
  const { rechargeMin, rechargeMax } = limits.makeLimits();
  return {
    // Shared links use the page's origin, because the server cannot know its public name.
    webConfig: config.makeWebConfig(market, games, ''),
    trade: {
      rechargeList: items.makeRechargeItems(market),
      payChannelList: channels.makePayChannels(market),
      rechargeMin,
      rechargeMax,
      quickAmounts: items.makeQuickAmounts(),
    },
    customerServices: { appCustomerServiceQueue: services.makeServices(market) },
    redPacket: redPacket.makeRedPacketTerms(),
  };
}

async function addBigWins(
  trx: Trx,
  { market, now }: CatalogueRequest,
  games: readonly SeedGame[],
): Promise<void> {
  const { makeBigWins } = await import('#server/demo/seed/big-wins.ts');
  const wins = makeBigWins(market, now, games);
  if (wins.length === 0) return;
  await trx
    .insertInto('big_win')
    .values(
      wins.map(({ phone, amount, gameId, time }) => ({
        phone,
        amount: minorUnits(amount),
        game_id: gameId,
        won_at: time,
      })),
    )
    .execute();
}
