import { limitUsesOf } from '#server/players/protection/limits.ts';
import { accountStateOf, type AccountState } from '#server/players/protection/account-state.ts';
import { may } from '#server/players/protection/require-may.ts';
import { isAnyReached, type LimitUse } from '#shared/protection/limit.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Moment } from '#server/players/protection/usage.ts';
import type { Kysely } from 'kysely';

/** True when a player may be invited to play: not on a break, not excluded, no limit used up. */
export async function mayBeInvited(db: Kysely<Tables>, moment: Moment): Promise<boolean> {
  const accountState = await accountStateOf(db, moment.playerId, moment.now);
  // The limits need not be read for a player who has stopped.
  if (!may(accountState, 'be-invited')) return false;
  return mayInvite(accountState, await limitUsesOf(db, moment));
}

/** As `mayBeInvited`, from data already read. */
export const mayInvite = (accountState: AccountState, uses: readonly LimitUse[]): boolean =>
  may(accountState, 'be-invited') && !isAnyReached(uses);
