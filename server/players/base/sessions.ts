import { createHash, randomBytes } from 'node:crypto';
import { sql, type InferResult, type Kysely } from 'kysely';
import type { HeldPlayer } from '#server/players/base/held-player.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { DAY_MS, epochMs, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';

const LIFETIME_MS = 30 * DAY_MS;
/** A session in use is written at most this often. */
const TOUCH_EVERY_MS = MINUTE_MS;
const TOKEN_BYTES = 32;
const ID_BYTES = 12;

export interface Session {
  playerId: number;
  tokenHash: string;
  /** When the password or a passkey was given. */
  signedInAt: EpochMs;
}

export interface NewSession {
  /** For the player's list of sessions, see `deviceName`. */
  device: string;
  ip: string;
  now: EpochMs;
}

/** Only the hash is stored: a copy of the database opens no session. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Opens a session of 30 days, extended by every use. @returns its token */
export async function openSession(
  { trx, player }: HeldPlayer,
  { device, ip, now }: NewSession,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await trx
    .insertInto('session')
    .values({
      id: randomBytes(ID_BYTES).toString('base64url'),
      token_hash: hashToken(token),
      player_id: player.id,
      device,
      ip,
      created_at: now,
      last_seen_at: now,
      expires_at: now + LIFETIME_MS,
    })
    .execute();
  return token;
}

/** The live session of a token, as a query or a part of one. */
export const selectSession = (
  db: Kysely<Tables>,
  { tokenHash, now }: { tokenHash: string; now: number },
) =>
  db
    .selectFrom('session')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .select(['player_id', 'last_seen_at', 'created_at']);

export type SessionRow = InferResult<ReturnType<typeof selectSession>>[number];

const liveSession = writeOnce(selectSession);

/** Finds a token's live session and extends it; undefined when there is none or it has expired. */
export async function findSession(
  db: Kysely<Tables>,
  token: string,
  now: EpochMs,
): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const row = await liveSession.first(db, { tokenHash, now });
  if (!row) return undefined;
  await extendSession(db, tokenHash, row.last_seen_at, now);
  return { playerId: row.player_id, tokenHash, signedInAt: epochMs(row.created_at) };
}

/** Extends a session in use, and notes its use, unless it did so a moment ago. */
export async function extendSession(
  db: Kysely<Tables>,
  tokenHash: string,
  lastSeenAt: number,
  now: EpochMs,
): Promise<void> {
  if (now - lastSeenAt < TOUCH_EVERY_MS) return;
  await db
    .updateTable('session')
    .where('token_hash', '=', tokenHash)
    .set({ last_seen_at: now, expires_at: now + LIFETIME_MS })
    .execute();
}

/** A player's live sessions: the calling one first, then by last use. */
export function listSessions(db: Kysely<Tables>, { playerId, tokenHash }: Session, now: EpochMs) {
  return db
    .selectFrom('session')
    .where('player_id', '=', playerId)
    .where('expires_at', '>', now)
    .orderBy(sql`token_hash = ${tokenHash}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .select([
      'id',
      'device',
      'ip',
      'last_seen_at',
      sql<boolean>`token_hash = ${tokenHash}`.as('is_current'),
    ])
    .execute();
}

/** Ends the player's session with this id, or the calling one. One that has already ended is no error. */
export async function endSession(
  db: Kysely<Tables>,
  { playerId, tokenHash }: Session,
  id?: string,
): Promise<void> {
  await db
    .deleteFrom('session')
    .where('player_id', '=', playerId)
    .where((eb) => eb.and(id === undefined ? { token_hash: tokenHash } : { id }))
    .execute();
}

/**
 * Ends the player's sessions, except the given one. The player's row is locked (`holdPlayer`).
 * @returns how many there were, expired ones included
 */
export async function endSessionsOf(trx: Trx, playerId: number, kept?: Session): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('player_id', '=', playerId)
    .where('token_hash', '!=', kept?.tokenHash ?? '')
    .executeTakeFirst();
  return Number(numDeletedRows);
}
