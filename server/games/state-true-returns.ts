import { gameFromRow, gameToRow } from '#server/catalogue/game-rows.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/database/transact.ts';
import { percentOfBps, termsFor } from '#server/games/rules/kinds.ts';
import type { Database } from '#server/database/open-database.ts';

/**
 * Makes the catalogue state the return that a game is really played with: for a database that was
 * seeded before there were games, or games that an operator put in. Does nothing when all is true.
 */
export async function stateTrueReturns(database: Database): Promise<void> {
  const rows = await database.db.selectFrom('game').selectAll().execute();
  const wrong = rows.flatMap((row) => {
    const game = gameFromRow(row);
    const rtp = percentOfBps(termsFor(game.typeId, game.rtp).returnBps);
    return rtp === game.rtp ? [] : [gameToRow({ ...game, rtp })];
  });
  if (wrong.length === 0) return;
  await transact(database, async (trx) => {
    for (const { id, extra } of wrong) {
      await trx.updateTable('game').where('id', '=', id).set({ extra }).execute();
    }
    await updateVersions(trx);
  });
}
