import { asGiven } from '#server/core/database/columns.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** Selects name and number of the player's account at a bank; none when it is not bound. */
export const selectBoundBank = (db: Kysely<Tables>, playerId: number, bankId: number) =>
  db
    .selectFrom('bank_account')
    .where('player_id', '=', playerId)
    .where('bank_id', '=', asGiven(bankId))
    .select(['realname', 'mobile']);
