import { may } from '#server/players/protection/require-may.ts';
import { PlayError } from '#server/game/play/play-error.ts';
import { betBlock } from '#server/players/protection/gates.ts';
import { limitUsesFrom } from '#server/players/protection/limits.ts';
import { accountStateFrom } from '#server/players/protection/account-state.ts';
import type { BetFacts } from '#server/game/play/bet-facts.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { MinorUnits } from '#shared/money/money.ts';

/**
 * Checks a new bet: a player who has stopped may only finish the running round, also in an open tab, and a
 * bet for money must fit the player's own limits.
 * @throws PlayError session-ended, play-blocked, time-reached, limit-reached
 */
export function requireMayBet(
  facts: BetFacts,
  isDemo: boolean,
  bet: MinorUnits,
  moment: Moment,
): void {
  // The play token was judged before the transaction.
  if (!facts.isLive) throw new PlayError('session-ended');
  const accountState = accountStateFrom(facts, moment.now);
  if (!may(accountState, isDemo ? 'play-demo' : 'play'))
    throw new PlayError('play-blocked', accountState.extras);
  if (isDemo) return;
  const block = betBlock(limitUsesFrom(facts.limits, moment), bet);
  if (block?.kind === 'session') {
    throw new PlayError('time-reached', { resetTime: block.resetTime });
  }
  if (block) {
    throw new PlayError('limit-reached', { left: block.left, resetTime: block.resetTime });
  }
}
