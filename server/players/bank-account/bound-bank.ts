import { asGiven } from '#server/core/database/columns.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Finds name and number of the player's account at a bank; undefined when none is bound. */
export const findBoundBank = (trx: Trx, playerId: number, bankId: number) =>
  trx
    .selectFrom('bank_account')
    .where('player_id', '=', playerId)
    .where('bank_id', '=', asGiven(bankId))
    .select(['realname', 'mobile'])
    .executeTakeFirst();
