import { RECHARGE_KIND } from '#shared/deposit/recharge-kind.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { Kysely } from 'kysely';

/** Selects a row when a player has bought a sign-in card: the three are sold once (spec §2). */
export const selectPaidCard = (db: Kysely<Tables>, playerId: number) =>
  db
    .selectFrom('deposit_order')
    .where('player_id', '=', playerId)
    .where('status', '=', 1)
    .where('item_type', '=', RECHARGE_KIND.buyProp)
    .select('order_no')
    .limit(1);

export const hasPaidCard = async (trx: Trx, playerId: number): Promise<boolean> =>
  (await selectPaidCard(trx, playerId).executeTakeFirst()) !== undefined;
