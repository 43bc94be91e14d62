import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';
import type { MinorUnits } from '#shared/money/money.ts';

/** All bets for money that a player ever made (contract, VIP part: `exp`), as a value of a statement. */
export const validBets = (playerId: number): RawBuilder<MinorUnits> =>
  sql`(select coalesce(sum(bet), 0)::bigint from play_day where player_id = ${playerId})`;

export async function validBetsOf(db: Kysely<Tables>, playerId: number): Promise<MinorUnits> {
  const { bets } = await db.selectNoFrom(validBets(playerId).as('bets')).executeTakeFirstOrThrow();
  return bets;
}

/** A player's rounds and bets for money on a market day, by game type. */
export function playOfDay(
  db: Kysely<Tables>,
  playerId: number,
  day: number,
): Promise<{ typeId: number; rounds: number; bet: MinorUnits }[]> {
  return db
    .selectFrom('play_day')
    .where('player_id', '=', playerId)
    .where('day', '=', day)
    .orderBy('type_id')
    .select(['type_id as typeId', 'rounds', 'bet'])
    .execute();
}
