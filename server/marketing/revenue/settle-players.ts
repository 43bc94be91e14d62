import type { Trx } from '#server/core/database/transact.ts';

/**
 * Forgets the campaign of players whose visitors are deleted. Their part of the sums stays, as a sum identifies
 * nobody; what they move from then on is counted without a campaign.
 * @param visitors the players of deleted visitors; null where there was none
 */
export async function settlePlayers(trx: Trx, visitors: readonly (number | null)[]): Promise<void> {
  const ids = visitors.filter((id) => id !== null);
  if (ids.length === 0) return;
  await trx
    .updateTable('install_player')
    .where((eb) => eb('player_id', '=', eb.fn.any(eb.val(ids))))
    .set({
      first_origin: null,
      last_origin: null,
      client: null,
      is_settled: true,
      is_changed: false,
    })
    .execute();
}
