import { randomUUID } from 'node:crypto';
import { gameFromRow, type NumberedGame } from '#server/catalogue/game-rows.ts';
import { readFact } from '#server/core/facts.ts';
import { readWageringRules } from '#server/money/wagering/wagering-rules.ts';
import { transact } from '#server/core/database/transact.ts';
import { openGameSession } from '#server/game/play/game-sessions.ts';
import { placeBet } from '#server/game/play/place-bet.ts';
import { betRange } from '#server/game/rules/bets.ts';
import { kindOfType } from '#server/game/rules/kinds.ts';
import type { Database } from '#server/core/database/open-database.ts';
import { minorUnits, subtract, ZERO, type MinorUnits } from '#shared/money/money.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/**
 * Plays random rounds of reels for money until the bets reach the given sum, or slightly more. The coins must
 * cover all of them.
 */
export async function playFor(
  database: Database,
  playerId: number,
  bets: MinorUnits,
  now: EpochMs,
): Promise<void> {
  for (let left = bets; left > 0;) {
    left = subtract(left, await playRound(database, playerId, now, left));
  }
}

/**
 * Plays a random round of reels for money.
 * @param wanted the bet, within the game's limits; defaults to the lowest
 * @returns the bet
 */
export async function playRound(
  database: Database,
  playerId: number,
  now: EpochMs,
  wanted: MinorUnits = ZERO,
): Promise<MinorUnits> {
  const game = await someReels(database);
  const { min, max } = betRange(game.minBet, game.maxBet);
  const bet = minorUnits(Math.min(max, Math.max(min, wanted)));
  await transact(database, async (trx) => {
    const { session } = await openGameSession(
      trx,
      {
        player_id: playerId,
        account_session: null,
        game_id: game.id,
        kind: 'reels',
        is_demo: false,
        lang: 'en',
        app_origin: 'http://127.0.0.1',
        lobby_url: null,
      },
      now,
    );
    const { market = 'ph' } = (await readFact(trx, 'seed')) ?? {};
    const terms = { game, market, wagering: await readWageringRules(trx) };
    const request = { reqNo: randomUUID(), bet, autoAt: null, pick: null };
    await placeBet(trx, session, terms, request, now);
  });
  return bet;
}

async function someReels({ db }: Database): Promise<NumberedGame> {
  const rows = await db
    .selectFrom('game')
    .where('show_type', '=', 0)
    .orderBy('id')
    .selectAll()
    .execute();
  const game = rows.map(gameFromRow).find(({ typeId }) => kindOfType(typeId) === 'reels');
  if (!game) throw new Error('the catalogue has no reels');
  return game;
}
