import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Bets count when their round ends, by the share of their game. Null: an earlier bet, counted when it was
 * taken. Coins of a bonus are locked from now on; where a player has bet or saved some of them, no more are
 * locked than there are.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await runStatements(db, [
    `alter table counted_bet add column share smallint check (share between 0 and 100)`,
    `update wager_requirement as requirement
     set locked = greatest(0, wallet.balance - open.before)
     from (
       select id, player_id, sum(locked) over (partition by player_id order by id) - locked as before
       from wager_requirement where state = 'open' and source = 'bonus') as open
     join wallet on wallet.player_id = open.player_id and wallet.kind = 'coin'
     where open.id = requirement.id and requirement.locked > greatest(0, wallet.balance - open.before)`,
  ]);
}
