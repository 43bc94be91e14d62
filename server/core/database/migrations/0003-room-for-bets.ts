import { sql, type Kysely } from 'kysely';

/**
 * Rows that every bet updates get room on their page. An update without room moves the row to another page,
 * writes all its indexes, and conflicts with the bets of other players who share their pages.
 */
export async function makeRoomForBets(db: Kysely<unknown>): Promise<void> {
  for (const table of ['game_seed', 'money_day', 'sitting', 'rate_limit', 'game_session'])
    await sql`alter table ${sql.table(table)} set (fillfactor = 50)`.execute(db);
}
