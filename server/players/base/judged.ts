/**
 * Whoever judges a secret and then acts on it acts in a transaction that holds the player's row, and judges
 * there whether the secret is still the one that was judged (decision 0027).
 */
import { sql, type InferResult, type Kysely } from 'kysely';
import { AccountCode } from '#shared/account/errors.ts';
import { holdPlayer, type HeldPlayer } from '#server/players/base/held-player.ts';
import {
  endSessionsOf,
  selectSession,
  type Session,
  type SessionRow,
} from '#server/players/base/sessions.ts';
import { Refusal, sessionExpired } from '#server/core/http/refusal.ts';
import type { PlayerRow } from '#server/players/base/players.ts';
import {
  insertNumber,
  numberRow,
  type AskedNumber,
  type NumberRow,
  type Taking,
} from '#server/money/requests/answer-once.ts';
import { statementOf } from '#server/core/database/parts.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import { epochMs, type EpochMs } from '#shared/time/duration.ts';

/** The account whose password was compared, as it was before the transaction. */
type Judged = Pick<PlayerRow, 'id' | 'password_hash'>;

/**
 * Locks the row of a player whose password was right.
 * @param caller the session that made the call; none for a sign-in
 * @throws Refusal 401 when the session has ended, 1019 when the password was replaced meanwhile, 101 when the
 * account was frozen
 */
export async function holdJudged(
  trx: Trx,
  judged: Judged,
  caller?: { session: Session; now: EpochMs },
): Promise<HeldPlayer> {
  const held = await holdPlayer(trx, judged.id);
  if (caller) await requireLiveSession(trx, caller.session, caller.now);
  requireSame(held.player, judged);
  requireUnfrozen(held.player);
  return held;
}

type Passworded = Pick<PlayerRow, 'password_hash'>;

/** @throws Refusal 1019 when the password was replaced since it was judged */
export function requireSame(now: Passworded, judged: Passworded): void {
  if (now.password_hash === judged.password_hash) return;
  throw new Refusal(AccountCode.wrongPassword, 'wrong password');
}

/** @throws Refusal 101 */
export function requireUnfrozen({ is_frozen: isFrozen }: Pick<PlayerRow, 'is_frozen'>): void {
  if (isFrozen) throw new Refusal(AccountCode.abnormal, 'account abnormal');
}

/**
 * A player as a part of a statement, kept alive until the end of the transaction: a new password or a freeze
 * waits, or has happened before. It has the player's passwords, which stay these as long, the VIP level, and
 * what their state is made of (`accountStateFrom`).
 */
const selectHeld = (db: Kysely<Tables>) =>
  db
    .selectFrom('player')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .forKeyShare('player')
    .select(['player.password_hash', 'player.safebox_password_hash', 'player.vip'])
    .select(['player.status', 'is_on_break', 'is_excluded', 'no_deposits', 'no_play'])
    .select(['protection.break_until', 'protection.exclude_until', 'protection.carried_until']);

export type LivePlayer = InferResult<ReturnType<typeof selectHeld>>[number];

/**
 * Finds inside a transaction the player of a live session (`selectHeld`).
 * @throws Refusal 401 when the session has ended
 */
export async function requireLiveSession(
  trx: Trx,
  { playerId, tokenHash }: Pick<Session, 'playerId' | 'tokenHash'>,
  now: EpochMs,
): Promise<LivePlayer> {
  const live = await selectHeld(trx)
    .innerJoin('session', 'session.player_id', 'player.id')
    .where('session.token_hash', '=', tokenHash)
    .where('player.id', '=', playerId)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  if (!live) throw sessionExpired();
  return live;
}

type Caller = SessionRow & { place: string | null };

const takenNumber = writeOnce((db, asked: Omit<NumberRow, 'playerId'> & { tokenHash: string }) => ({
  compile: () =>
    statementOf<Caller & LivePlayer>(
      {
        caller: selectSession(db, asked),
        numbered: insertNumber(asked),
      },
      // The player is read for the row of `taken`, so that the number is the transaction's first lock.
      sql`select * from caller
        cross join (select max(place) as place from numbered) as taken
        left join lateral (
          ${selectHeld(db).where(sql<boolean>`player.id = caller.player_id and taken.place is not null`)}
        ) as live on true`,
    ).compile(db),
}));

/** Who took a number, and what they took. */
export interface NumberTaking extends Taking<LivePlayer> {
  session: Session;
  lastSeenAt: number;
}

/**
 * Finds the session of a token, takes the number of a request and keeps the player (`selectHeld`), in one
 * statement. A number that was taken before is found whatever has become of the player.
 * @throws Refusal 401 without a live session
 */
export async function takeNumberOf(
  tokenHash: string,
  trx: Trx,
  request: AskedNumber,
): Promise<NumberTaking> {
  const row = await takenNumber.first(trx, { ...numberRow(request), tokenHash });
  if (row === undefined) throw sessionExpired();
  const { place, player_id: playerId, last_seen_at: lastSeenAt, created_at, ...held } = row;
  const session = { playerId, tokenHash, signedInAt: epochMs(created_at) };
  return { playerId, session, lastSeenAt, taken: place === null ? undefined : { place, held } };
}

/** Writes a new password and ends the player's sessions, except the given one. */
export async function replacePassword(
  { trx, player }: HeldPlayer,
  passwordHash: string,
  kept?: Session,
): Promise<void> {
  await trx
    .updateTable('player')
    .where('id', '=', player.id)
    .set({ password_hash: passwordHash })
    .execute();
  await endSessionsOf(trx, player.id, kept);
}
