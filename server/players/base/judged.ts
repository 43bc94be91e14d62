/**
 * Whoever judges a secret and then acts on it acts in a transaction that holds the player's row, and judges
 * there whether the secret is still the one that was judged (decision 0027).
 */
import { sql, type InferResult, type Kysely } from 'kysely';
import { AccountCode } from '#shared/account/errors.ts';
import { holdPlayer, type HeldPlayer } from '#server/players/base/held-player.ts';
import { endSessionsOf, type Session } from '#server/players/base/sessions.ts';
import { Refusal, sessionExpired } from '#server/core/http/refusal.ts';
import type { PlayerRow } from '#server/players/base/players.ts';
import {
  insertNumber,
  numberRow,
  type NumberedRequest,
  type NumberRow,
  type TakenNumber,
} from '#server/money/requests/answer-once.ts';
import { writeOnce } from '#server/core/database/write-once.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { EpochMs } from '#shared/time/duration.ts';

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
 * The player of a live session as a part of a statement, kept alive until the end of the transaction: a new
 * password or a freeze waits, or has happened before. It has the player's passwords, which stay these as long,
 * the VIP level, and what their state is made of (`accountStateFrom`).
 */
const selectLive = (
  db: Kysely<Tables>,
  { playerId, tokenHash }: Pick<Session, 'playerId' | 'tokenHash'>,
  now: EpochMs,
) =>
  db
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .where('session.token_hash', '=', tokenHash)
    .where('player.id', '=', playerId)
    .where('session.expires_at', '>', now)
    .forKeyShare('player')
    .select(['player.password_hash', 'player.safebox_password_hash', 'player.vip'])
    .select(['player.status', 'is_on_break', 'is_excluded', 'no_deposits', 'no_play'])
    .select(['protection.break_until', 'protection.exclude_until', 'protection.carried_until']);

export type LivePlayer = InferResult<ReturnType<typeof selectLive>>[number];

/**
 * Finds inside a transaction the player of a live session (`selectLive`).
 * @throws Refusal 401 when the session has ended
 */
export async function requireLiveSession(
  trx: Trx,
  session: Pick<Session, 'playerId' | 'tokenHash'>,
  now: EpochMs,
): Promise<LivePlayer> {
  const live = await selectLive(trx, session, now).executeTakeFirst();
  if (!live) throw sessionExpired();
  return live;
}

const takenNumber = writeOnce((db, asked: NumberRow & { tokenHash: string }) =>
  db
    .with('numbered', () => insertNumber(db, asked))
    .selectFrom((eb) =>
      eb
        .selectFrom('numbered')
        .select(sql<string | null>`max(place)`.as('place'))
        .as('taken'),
    )
    // Evaluated for the row of `taken`, so that the number is the transaction's first lock.
    .leftJoinLateral(
      () =>
        selectLive(db, asked, asked.now)
          .where(sql<boolean>`taken.place is not null`)
          .select(sql<true>`true`.as('is_live'))
          .as('live'),
      (join) => join.onTrue(),
    )
    .selectAll(),
);

/**
 * The same, after taking the number of a request, in one statement.
 * @returns undefined when the number was taken before, whatever has become of the session
 * @throws Refusal 401 when the session has ended
 */
export async function takeNumberOf(
  session: Session,
  trx: Trx,
  request: NumberedRequest,
): Promise<TakenNumber<LivePlayer> | undefined> {
  const { tokenHash } = session;
  const taken = await takenNumber.one(trx, { ...numberRow(request), tokenHash });
  const { place, is_live: isLive, ...live } = taken;
  if (place === null) return undefined;
  if (isLive === null) throw sessionExpired();
  // Nothing but the join, which found the row, makes the columns nullable.
  return { place, held: live as LivePlayer };
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
