import { SavingsCode } from '#shared/savings/errors.ts';
import { holdPlayer } from '#server/players/base/held-player.ts';
import { isPasswordOf } from '#server/players/base/password-hash.ts';
import { forgetTurns, requireTurn, type Limit } from '#server/players/base/rate-limits.ts';
import { StoredRefusal } from '#server/core/http/refusal.ts';
import type { PasswordCipher } from '#server/players/base/rsa.ts';
import type { Trx } from '#server/core/database/transact.ts';
import type { OnceVisit } from '#server/players/handler.ts';

/** Wrong passwords before a player's savings are blocked for a while. */
const TRIES: Limit = { turns: 10, windowMs: 600_000 };

const triesKey = (playerId: number): string => `safebox ${playerId}`;

/** Sets the hash of the safe-box password or removes it, and resets failed attempts. */
export async function setSafeboxPassword(
  trx: Trx,
  playerId: number,
  hash: string | null,
): Promise<void> {
  await holdPlayer(trx, playerId);
  await trx
    .updateTable('player')
    .where('id', '=', playerId)
    .set({ safebox_password_hash: hash })
    .execute();
  await forgetTurns(trx, triesKey(playerId));
}

/**
 * Requires the safe-box password, if one is set.
 * @param encrypted by RSA like other passwords (spec §5)
 * @throws StoredRefusal 1019 for a wrong one, which counts; Refusal 1203 after many
 */
export async function requireSafeboxPassword(
  { trx, player, session: { playerId }, now }: OnceVisit,
  cipher: PasswordCipher,
  encrypted: string | undefined,
): Promise<void> {
  const { safebox_password_hash: hash } = player;
  if (hash === null) return;
  const key = triesKey(playerId);
  await requireTurn(trx, key, TRIES, now);
  const { password } = cipher.decrypt(encrypted ?? '');
  // Urgent: the transaction holds a connection meanwhile.
  const line = { lane: `player ${playerId}`, isUrgent: true } as const;
  if (!(await isPasswordOf(hash, password, line))) {
    throw new StoredRefusal(SavingsCode.wrongPassword, 'wrong safe-box password');
  }
  await forgetTurns(trx, key);
}
