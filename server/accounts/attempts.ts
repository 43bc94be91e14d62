import { requireTurn, type Limit } from '#server/accounts/rate-limits.ts';
import type { PlatformContext } from '#server/context.ts';
import type { EpochMs } from '#domain/duration.ts';

const MINUTE_MS = 60_000;

/** Wrong passwords that one account stands before it rests. */
export const PASSWORD_TRIES: Limit = { turns: 10, windowMs: 10 * MINUTE_MS };

/** Counts the wrong passwords of an account name, whether or not there is such an account. */
export const passwordTriesKey = (account: string): string =>
  `login account ${account.toLowerCase()}`;

/** Counts a sign-in, registration or new password of an address. @throws Refusal 1203 */
export async function requireAttempt(
  { database: { db }, settings }: Pick<PlatformContext, 'database' | 'settings'>,
  { ip, now }: { ip: string; now: EpochMs },
): Promise<void> {
  const limit = { turns: settings.loginsPerIp, windowMs: MINUTE_MS };
  await requireTurn(db, `login ip ${ip}`, limit, now);
}
