import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

/** Protection events, for the player's records and for investigating complaints. */
export type ProtectionEvent =
  | 'limit-set'
  | 'limit-asked'
  | 'limit-confirmed'
  | 'limit-kept'
  | 'reality-set'
  | 'reality-continued'
  | 'reality-stopped'
  | 'break'
  | 'exclusion'
  | 'exclusion-carried'
  | 'exclusion-lifted';

export async function keepEvent(
  trx: Trx,
  playerId: number,
  kind: ProtectionEvent,
  detail: object,
  now: EpochMs,
): Promise<void> {
  await trx
    .insertInto('protection_event')
    .values({ player_id: playerId, kind, detail: JSON.stringify(detail), created_at: now })
    .execute();
}
