import { settlePlayers } from '#server/marketing/revenue/settle-players.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Database } from '#server/core/database/open-database.ts';

/** Returns everything stored of one install, by the id that the client has. */
export async function exportVisitor({ db }: Database, installId: string) {
  const visitor = await db
    .selectFrom('install_visitor')
    .where('install_id', '=', installId)
    .selectAll()
    .executeTakeFirst();
  const campaigns = await db
    .selectFrom('install_touch')
    .where('install_id', '=', installId)
    .selectAll()
    .execute();
  const events = await db
    .selectFrom('install_event')
    .where('install_id', '=', installId)
    .orderBy('seq')
    .selectAll()
    .execute();
  const deposits = await db
    .selectFrom('install_deposit')
    .where('install_id', '=', installId)
    .orderBy('paid_at')
    .selectAll()
    .execute();
  const postbacks = await db
    .selectFrom('postback')
    .where('install_id', '=', installId)
    .orderBy('id')
    .selectAll()
    .execute();
  const playerId = visitor?.player_id ?? null;
  const player = await db
    .selectFrom('install_player')
    .where('player_id', '=', playerId)
    .selectAll()
    .executeTakeFirst();
  const days = await db
    .selectFrom('install_player_day')
    .where('player_id', '=', playerId)
    .orderBy('day')
    .selectAll()
    .execute();
  const counted = player ? { ...player, days } : null;
  return { installId, visitor: visitor ?? null, campaigns, events, deposits, postbacks, counted };
}

/**
 * Deletes one install: its events, campaigns and the link to its player. The sums do not change, as they
 * identify nobody; the changes of visitors are counted before.
 * @returns true when there was one
 */
export async function forgetVisitor(trx: Trx, installId: string): Promise<boolean> {
  await trx.deleteFrom('install_event').where('install_id', '=', installId).execute();
  const gone = await trx
    .deleteFrom('install_visitor')
    .where('install_id', '=', installId)
    .returning('player_id')
    .executeTakeFirst();
  if (gone) await settlePlayers(trx, [gone.player_id]);
  return gone !== undefined;
}
