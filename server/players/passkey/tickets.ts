import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/players/base/sessions.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { PasskeyPurpose } from '#shared/passkey/contract.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

/** How long a challenge can be answered. */
export const TICKET_MS = 5 * MINUTE_MS;

const SECRET_BYTES = 32;

const secret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What a ticket is good for. */
interface TicketFor {
  readonly purpose: PasskeyPurpose;
  /** Null for a log-in. */
  readonly playerId: number | null;
  readonly now: EpochMs;
}

/** Makes a challenge, and the ticket with which its answer returns. */
export async function openTicket(
  db: Kysely<Tables>,
  { purpose, playerId, now }: TicketFor,
): Promise<{ ticket: string; challenge: Buffer }> {
  const ticket = secret();
  const challenge = randomBytes(SECRET_BYTES);
  await db
    .insertInto('passkey_ticket')
    .values({
      ticket_hash: hashToken(ticket),
      purpose,
      challenge: challenge.toString('base64url'),
      player_id: playerId,
      expires_at: now + TICKET_MS,
      used_at: null,
    })
    .execute();
  return { ticket, challenge };
}

/**
 * Uses a ticket up. Of two that try at the same moment one wins.
 * @returns its challenge; undefined for a ticket that was used, has expired, or is of another purpose or player
 */
export async function spendTicket(
  db: Kysely<Tables>,
  ticket: string,
  { purpose, playerId, now }: TicketFor,
): Promise<string | undefined> {
  const row = await db
    .updateTable('passkey_ticket')
    .where('ticket_hash', '=', hashToken(ticket))
    .where('purpose', '=', purpose)
    .where('player_id', 'is not distinct from', playerId)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .set({ used_at: now })
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge;
}
