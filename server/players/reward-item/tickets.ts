import type { EpochMs } from '#shared/time/duration.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { sql, type Kysely } from 'kysely';

const selectTickets = (db: Kysely<Tables>, playerId: number, now: EpochMs) =>
  db
    .selectFrom('reward_item')
    .where('player_id', '=', playerId)
    .where('percent', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now);

/** Counts a player's usable tickets; each is a spin of the wheel. */
export async function ticketsOf(
  db: Kysely<Tables>,
  playerId: number,
  now: EpochMs,
): Promise<number> {
  const { tickets } = await selectTickets(db, playerId, now)
    .select(sql<number>`count(*)::int`.as('tickets'))
    .executeTakeFirstOrThrow();
  return tickets;
}

/** Selects and locks the ticket that expires first. */
export const nextTicket = (
  trx: Trx,
  playerId: number,
  now: EpochMs,
): Promise<{ id: number; expires_at: number } | undefined> =>
  selectTickets(trx, playerId, now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select(['id', 'expires_at'])
    .executeTakeFirst();

/** Marks a ticket of `nextTicket` as used. */
export async function spendTicket(trx: Trx, ticketId: number, now: EpochMs): Promise<void> {
  await trx.updateTable('reward_item').where('id', '=', ticketId).set({ used_at: now }).execute();
}
