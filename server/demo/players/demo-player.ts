import { createHash } from 'node:crypto';
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { preparePlayer, type PreparedPlayer } from '#server/demo/players/prepared-player.ts';
import { readDocuments } from '#server/catalogue/documents.ts';
import { findPlayer } from '#server/players/base/players.ts';
import { createRandom } from '#server/core/random.ts';
import { minorUnits } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

const DEPOSITS = minorUnits(1_234_567);
const VIP = 2;
/** Numbers of each country's length (contract, constants part). */
const MOBILE_ENDS: Readonly<Record<string, string>> = { 63: '9171234567', 66: '812345678' };
/** Trailing digits of a generated mobile. */
const OWN_DIGITS = 7;
const LIKES = 9;
const HISTORY = 14;

/** Creates the demo player with coins, likes, history and a bank; does nothing when it exists. */
export async function ensureDemoPlayer(database: Database, now: EpochMs): Promise<void> {
  if (await findPlayer(database.db, DEMO_ACCOUNT)) return;
  await preparePlayer(database, await demoPlayer(database.db), now);
}

/** The demo player as seeded: the same likes and history on every machine. */
export async function demoPlayer(db: Kysely<Tables>): Promise<PreparedPlayer> {
  return {
    account: DEMO_ACCOUNT,
    password: DEMO_PASSWORD,
    deposits: DEPOSITS,
    vip: VIP,
    banks: await someBanks(db, 1),
    likes: await someGames(db, 'demo likes', LIKES),
    history: await someGames(db, 'demo history', HISTORY),
  };
}

/** A mobile of the market: country code and number. */
export async function demoMobile(db: Kysely<Tables>): Promise<string> {
  const { webConfig } = await readDocuments(db);
  return `${webConfig.countryCode}${MOBILE_ENDS[webConfig.countryCode] ?? ''}`;
}

/** Another mobile of the market, since a mobile belongs to only one account. */
export async function otherMobile(db: Kysely<Tables>): Promise<string> {
  return (await demoMobile(db)).replace(/.$/, '0');
}

/** A mobile of the market, derived from the account of a generated player. */
export async function madeUpMobile(db: Kysely<Tables>, account: string): Promise<string> {
  const mobile = await demoMobile(db);
  const digits = String(
    parseInt(createHash('sha256').update(account).digest('hex').slice(0, 8), 16),
  );
  const own = digits.slice(-OWN_DIGITS).padStart(OWN_DIGITS, '0');
  return mobile.slice(0, -OWN_DIGITS) + own;
}

/** The first banks of the market, bound to the demo mobile. */
export async function someBanks(
  db: Kysely<Tables>,
  count: number,
): Promise<{ bankId: number; mobile: string }[]> {
  const { webConfig } = await readDocuments(db);
  const mobile = await demoMobile(db);
  return Object.values(webConfig.appExchangeBankMap)
    .slice(0, count)
    .map(({ id }) => ({ bankId: id, mobile }));
}

/** Ids of shown games, the same for the same seed. */
export async function someGames(
  db: Kysely<Tables>,
  seed: string,
  count: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('game')
    .where('show_type', '=', 0)
    .orderBy('id')
    .select('id')
    .execute();
  return createRandom(seed)
    .shuffle(rows.map(({ id }) => id))
    .slice(0, count);
}
