import { gameFromRow, gameToRow } from '#server/catalogue/game-rows.ts';
import { updateVersions } from '#server/catalogue/versions.ts';
import { transact } from '#server/core/database/transact.ts';
import { FACTS, isForeign } from '#server/game/rules/facts.ts';
import { kindOfType, percentOfBps, termsFor } from '#server/game/rules/kinds.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { NumberedGame } from '#server/catalogue/game-rows.ts';

/**
 * Corrects the catalogue: every game states its real return, and no feature of another kind. For databases
 * seeded with other games, or games that an operator added. Does nothing when all is correct.
 */
export async function stateTrueFacts(database: Database): Promise<void> {
  const rows = await database.db.selectFrom('game').selectAll().execute();
  const changed = rows.flatMap((row) => {
    const game = gameFromRow(row);
    const corrected = withTrueFacts(game);
    return corrected === game ? [] : [gameToRow(corrected)];
  });
  if (changed.length === 0) return;
  await transact(database, async (trx) => {
    for (const { id, extra } of changed) {
      await trx.updateTable('game').where('id', '=', id).set({ extra }).execute();
    }
    await updateVersions(trx);
  });
}

/** Returns the same object when nothing is wrong. */
function withTrueFacts(game: NumberedGame): NumberedGame {
  const kind = kindOfType(game.typeId);
  const rtp = percentOfBps(termsFor(kind, game.rtp).returnBps);
  const stated = rtp === game.rtp ? game : { ...game, rtp };
  const { features = [] } = stated;
  if (!features.some((feature) => isForeign(feature, kind))) return stated;
  const facts = FACTS[kind];
  const own = features.filter((one) => !isForeign(one, kind) && !facts.features.includes(one));
  const { volatility: _volatility, ...others } = stated;
  return {
    ...others,
    features: [...facts.features, ...own],
    ...(facts.volatility !== undefined && { volatility: facts.volatility }),
  };
}
