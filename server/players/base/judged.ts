/**
 * Whoever judges a secret and then acts on it acts in a transaction that holds the player's row, and judges
 * there whether the secret is still the one that was judged (decision 0027).
 */
import { AccountCode } from '#shared/account/errors.ts';
import { holdPlayer, type HeldPlayer } from '#server/players/base/held-player.ts';
import { endSessionsOf, type Session } from '#server/players/base/sessions.ts';
import { Refusal, sessionExpired } from '#server/core/http/refusal.ts';
import type { PlayerRow } from '#server/players/base/players.ts';
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
 * Finds inside a transaction the player of a live session, and keeps it alive until the end: a new password or
 * a freeze waits, or has happened before.
 * @returns the player's password, which stays this one as long, and what their state is made of
 * (`accountStateFrom`)
 * @throws Refusal 401 when the session has ended
 */
export async function requireLiveSession(
  trx: Trx,
  { playerId, tokenHash }: Pick<Session, 'playerId' | 'tokenHash'>,
  now: EpochMs,
) {
  const live = await trx
    .selectFrom('session')
    .innerJoin('player', 'player.id', 'session.player_id')
    .leftJoin('protection', 'protection.player_id', 'player.id')
    .where('session.token_hash', '=', tokenHash)
    .where('player.id', '=', playerId)
    .where('session.expires_at', '>', now)
    .forKeyShare('player')
    .select('player.password_hash')
    .select(['player.status', 'is_on_break', 'is_excluded', 'no_deposits', 'no_play'])
    .select(['protection.break_until', 'protection.exclude_until', 'protection.carried_until'])
    .executeTakeFirst();
  if (!live) throw sessionExpired();
  return live;
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
