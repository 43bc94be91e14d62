import type { Trx } from '#server/core/database/transact.ts';

/** Most times of one kind counted per day. */
const TIMES_A_DAY = 100;

/** Records that a player shared or followed on a market day. */
export async function logAction(
  trx: Trx,
  { playerId, actionType, day }: { playerId: number; actionType: number; day: number },
): Promise<void> {
  await trx
    .insertInto('action_log')
    .values({ player_id: playerId, action_type: actionType, day })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'action_type', 'day'])
        .doUpdateSet((eb) => ({ times: eb('action_log.times', '+', 1) }))
        .where('action_log.times', '<', TIMES_A_DAY),
    )
    .execute();
}
