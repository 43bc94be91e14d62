import { findLivePlayer } from '#server/players/base/judged.ts';
import { readFact } from '#server/core/facts.ts';
import { may } from '#server/players/protection/require-may.ts';
import { PlayError } from '#server/game/play/play-error.ts';
import { betBlock } from '#server/players/protection/gates.ts';
import { extendPlaySession } from '#server/players/protection/play-sessions.ts';
import { accountStateOf } from '#server/players/protection/account-state.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { GameSession } from '#server/game/play/game-sessions.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { MinorUnits } from '#shared/money/money.ts';

/**
 * Checks a new bet: a player who has stopped may only finish the running round, also in an open tab, and a
 * bet for money must fit the player's own limits.
 * @throws PlayError session-ended, play-blocked, time-reached, limit-reached
 */
export async function requireMayBet(
  trx: Trx,
  { player_id: playerId, account_session: tokenHash, is_demo: isDemo }: GameSession,
  bet: MinorUnits,
  now: EpochMs,
): Promise<void> {
  // The play token was judged before the transaction.
  if (tokenHash !== null && !(await findLivePlayer(trx, { playerId, tokenHash }, now))) {
    throw new PlayError('session-ended');
  }
  const accountState = await accountStateOf(trx, playerId, now);
  if (!may(accountState, isDemo ? 'play-demo' : 'play'))
    throw new PlayError('play-blocked', accountState.extras);
  if (isDemo) return;
  const market = (await readFact(trx, 'seed'))?.market ?? 'ph';
  const block = await betBlock(trx, { playerId, market, now }, bet);
  if (block?.kind === 'session') {
    throw new PlayError('time-reached', { resetTime: block.resetTime });
  }
  if (block) {
    throw new PlayError('limit-reached', { left: block.left, resetTime: block.resetTime });
  }
  await extendPlaySession(trx, playerId, now);
}
