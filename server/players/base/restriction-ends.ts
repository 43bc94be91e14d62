import { transact, type Trx } from '#server/core/database/transact.ts';
import { restrict } from '#server/players/base/status.ts';
import type { EndingRestriction } from '#server/core/database/player-note-tables.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

/** Most restrictions that one run lifts. */
const AT_ONCE = 200;

/** Gives a restriction an end; changing the restriction takes the end away. */
export async function endRestrictionAt(
  trx: Trx,
  playerId: number,
  restriction: EndingRestriction,
  until: EpochMs,
): Promise<void> {
  await trx
    .insertInto('restriction_end')
    .values({ player_id: playerId, restriction, until_at: until })
    .execute();
}

/** The ends of a player's restrictions, by their names. */
export async function restrictionEndsOf(
  db: Kysely<Tables>,
  playerId: number,
): Promise<Readonly<Record<string, number>>> {
  const rows = await db
    .selectFrom('restriction_end')
    .where('player_id', '=', playerId)
    .select(['restriction', 'until_at'])
    .execute();
  return Object.fromEntries(rows.map((row) => [row.restriction, row.until_at]));
}

/** Lifts the restrictions whose end has come. Any process may run it at any time. */
export async function liftDueRestrictions(database: Database, now: EpochMs): Promise<void> {
  const due = await database.db
    .selectFrom('restriction_end')
    .where('until_at', '<=', now)
    .orderBy('until_at')
    .limit(AT_ONCE)
    .select(['player_id', 'restriction'])
    .execute();
  for (const { player_id: playerId, restriction } of due) {
    await transact(database, async (trx) => {
      // The operator may have changed it since.
      const still = await trx
        .selectFrom('restriction_end')
        .where('player_id', '=', playerId)
        .where('restriction', '=', restriction)
        .where('until_at', '<=', now)
        .forUpdate()
        .select('restriction')
        .executeTakeFirst();
      if (still) await restrict(trx, playerId, restriction, false);
    });
  }
}
