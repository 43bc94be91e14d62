import { sql, type Kysely } from 'kysely';
import { transact, type Trx } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Tables } from '#server/core/database/tables.ts';

/** Players of one transaction. */
const CHUNK = 100;
/** Most chunks of one call. */
const MOST_CHUNKS = 20;

/**
 * Fills in the withdrawals and bonuses that were posted before the ledger's trigger counted them, and hands all
 * earlier days to the count. Each player is filled in once, whichever server does it and wherever it stops.
 * @returns true when no player is left
 */
export async function fillDays(database: Database): Promise<boolean> {
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const filled = await transact(database, fillChunk, { isReadCommitted: true });
    if (filled < CHUNK) return !(await isFilling(database));
  }
  return false;
}

/** True while players wait to be filled in. */
export async function isFilling({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const left = await db
    .selectFrom('money_day_fill')
    .select('player_id')
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}

/** True while days before yesterday are missing in the sums: after an update, until they are counted. */
export async function isPastMissing(db: Kysely<Tables>, today: number): Promise<boolean> {
  if (await isFilling({ db })) return true;
  const { rows } = await sql`
    select from money_day where not is_counted and day < ${today}::integer - 1 limit 1`.execute(db);
  return rows.length > 0;
}

async function fillChunk(trx: Trx): Promise<number> {
  const waiting = await trx
    .selectFrom('money_day_fill')
    .orderBy('player_id')
    .limit(CHUNK)
    .select('player_id')
    .forUpdate()
    .skipLocked()
    .execute();
  if (waiting.length === 0) return 0;
  const ids = waiting.map(({ player_id: id }) => id);
  await sql`
    insert into money_day (player_id, day, withdrawn, bonus)
    select wallet.player_id, market_day(entry.created_at),
      coalesce(-sum(entry.amount) filter (where entry.kind <> 'bonus'), 0)::bigint,
      coalesce(sum(entry.amount) filter (where entry.kind = 'bonus'), 0)::bigint
    from money_day_fill as fill
      join wallet on wallet.player_id = fill.player_id and wallet.kind in ('coin', 'hold')
      join ledger_entry as entry on entry.wallet_id = wallet.id and entry.balance_after is not null
        and entry.kind in ('withdraw', 'withdraw-returned', 'bonus') and entry.id <= fill.until
    where fill.player_id = any(${ids}::bigint[])
    group by 1, 2 order by 1, 2
    on conflict (player_id, day) do update set
      withdrawn = money_day.withdrawn + excluded.withdrawn,
      bonus = money_day.bonus + excluded.bonus`.execute(trx);
  await sql`
    with day as (
      select player_id, day from money_day
      where player_id = any(${ids}::bigint[]) and is_counted order by player_id, day for update
    )
    update money_day set is_counted = false from day
    where money_day.player_id = day.player_id and money_day.day = day.day`.execute(trx);
  await sql`
    insert into install_player (player_id) select unnest(${ids}::bigint[])
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('money_day_fill').where('player_id', 'in', ids).execute();
  return ids.length;
}
