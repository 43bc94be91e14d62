/** The demo's rows in a database, and their removal before real players come. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { hashPassword } from '#server/players/base/password-hash.ts';
import { restrict } from '#server/players/base/status.ts';
import { transact, type Trx } from '#server/core/database/transact.ts';
import { DEMO_ACCOUNT } from '#server/demo/players/demo-account.ts';
import { DEMO_CODES } from '#server/demo/players/demo-codes.ts';
import { rejectWithdrawals } from '#server/demo/players/reject-withdrawals.ts';
import { removeSamples } from '#server/demo/seed/remove-samples.ts';
import { readFact, writeFact } from '#server/core/facts.ts';
import { coinsFrom, post } from '#server/money/ledger/post.ts';
import { balancesOf } from '#server/money/ledger/wallets.ts';
import { WrongDatabase } from '#server/core/start-problem.ts';
import { subtract, ZERO } from '#shared/money/money.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Market } from '#shared/market/market.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Before a demo: refuses a database that real players have used. @throws WrongDatabase */
export async function requireDemoAllowed({ db }: Database): Promise<void> {
  if ((await readFact(db, 'demo')) === 'never') {
    throw new WrongDatabase(
      'This database has served real players. Start with DEMO=false (or NODE_ENV=production), or with another DATA_DIR or DATABASE_URL.',
    );
  }
}

export interface RemovedDemo {
  accounts: string[];
  codes: number;
}

/**
 * Closes all demo players and codes: nobody can sign in as these players, their coins go back to the house,
 * their withdrawals are rejected. Their past stays in the ledger. Made-up winners, news and contacts go too.
 */
export async function removeDemo(
  database: Database,
  market: Market,
  now: EpochMs,
): Promise<RemovedDemo> {
  // A random password that nobody knows.
  const passwordHash = await hashPassword(randomBytes(24).toString('base64'));
  const removed = await transact(
    database,
    async (trx) => {
      const players = await preparedPlayers(trx);
      for (const { id } of players) {
        await trx
          .updateTable('player')
          .where('id', '=', id)
          .set({ password_hash: passwordHash })
          .execute();
        await restrict(trx, id, 'frozen', true);
        await rejectWithdrawals(trx, id, market, now);
        await returnCoins(trx, id, now);
      }
      const { numUpdatedRows } = await trx
        .updateTable('redeem_code')
        .where('code', 'in', DEMO_CODES)
        .set({ claims_left: 0 })
        .executeTakeFirst();
      await writeFact(trx, 'demo', 'removed');
      return { accounts: players.map(({ account }) => account), codes: Number(numUpdatedRows) };
    },
    { isLong: true },
  );
  await removeSamples(database, now);
  return removed;
}

/** Players with generated movements, and the demo player. */
async function preparedPlayers(trx: Trx): Promise<{ id: number; account: string }[]> {
  const { rows } = await sql<{ id: number; account: string }>`
    select id, account from player
    where account = ${DEMO_ACCOUNT} or id in (
      select wallet.player_id from ledger_transaction
        join ledger_entry on ledger_entry.transaction_id = ledger_transaction.id
        join wallet on wallet.id = ledger_entry.wallet_id
      where ledger_transaction.reference like 'prepared-%')
    order by id`.execute(trx);
  return rows;
}

async function returnCoins(trx: Trx, playerId: number, now: EpochMs): Promise<void> {
  const { coin } = await balancesOf(trx, playerId);
  if (coin === ZERO) return;
  await trx
    .updateTable('wager_requirement')
    .where('player_id', '=', playerId)
    .where('state', '=', 'open')
    .set({ state: 'lapsed', ended_at: now })
    .execute();
  await post(trx, {
    kind: 'adjust',
    reference: `prepared-${playerId}-removed`,
    entries: coinsFrom('house:adjust', playerId, subtract(ZERO, coin)),
    now,
  });
}
