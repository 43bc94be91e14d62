import { AccountCode } from '#shared/account/errors.ts';
import { ownPasswordKey, PASSWORD_TRIES } from '#server/players/base/attempts.ts';
import { playerById, type PlayerRow } from '#server/players/base/players.ts';
import {
  forgetTurns,
  giveBackTurn,
  requireTurn,
  unlessBusy,
} from '#server/players/base/rate-limits.ts';
import { Refusal } from '#server/core/http/refusal.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { PasswordPorts } from '#server/players/base/password-ports.ts';
import type { Session } from '#server/players/base/sessions.ts';
import type { CorePorts } from '#server/core/ports.ts';

/** How long a sign-in proves that the account's owner is there; a token alone may be stolen. */
const FRESH_MS = 10 * MINUTE_MS;

/** A call with a live session; `network` as of `networkOf`. */
interface FreshVisit {
  readonly session: Session;
  readonly network: string;
  readonly now: EpochMs;
}

/**
 * Requires a sign-in of the last minutes, or the password. Which calls do is a column of the table of
 * endpoints (`needsPassword`).
 * @param sealed the password, RSA-encrypted
 * @returns the judged account, to be compared again in the transaction; undefined after a fresh sign-in
 * @throws Refusal 1293 without either, 1019 for a wrong password, 1203 after many
 */
export async function requireFreshSignIn(
  { database: { db }, cipher, judgePassword }: Pick<CorePorts, 'database'> & PasswordPorts,
  { session, network, now }: FreshVisit,
  sealed: string | undefined,
): Promise<PlayerRow | undefined> {
  if (now - session.signedInAt < FRESH_MS) return undefined;
  if (sealed === undefined) throw new Refusal(AccountCode.passwordNeeded, 'give the password');
  const triesKey = ownPasswordKey(session.playerId);
  await requireTurn(db, triesKey, PASSWORD_TRIES, now);
  const player = await playerById(db, session.playerId);
  const { password } = cipher.decrypt(sealed);
  const isRight = await unlessBusy(
    () => judgePassword(player.password_hash, password, { lane: network }),
    () => giveBackTurn(db, triesKey, PASSWORD_TRIES),
  );
  if (!isRight) {
    throw new Refusal(AccountCode.wrongPassword, 'wrong password');
  }
  await forgetTurns(db, triesKey);
  return player;
}
