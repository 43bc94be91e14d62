import {
  forgetTurns,
  giveBackTurn,
  requireTurn,
  typedPart,
  type Limit,
} from '#server/players/base/rate-limits.ts';
import { networkOf } from '#server/core/http/network-of.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';

/** Passwords that one network may try on one account. */
export const PASSWORD_TRIES: Limit = { turns: 10, windowMs: 10 * MINUTE_MS };

/**
 * Passwords that all networks together may try on one account, except networks with a live session of the
 * owner. It slows an attacker with many addresses, but cannot lock the owner out.
 */
const STRANGERS_TRIES: Limit = { turns: 50, windowMs: 5 * MINUTE_MS };

/** Passwords for a self-exclusion. Counted separately, because failed logins must never block it. */
export const EXCLUSION_TRIES: Limit = { turns: 30, windowMs: 10 * MINUTE_MS };

/** Counts by account name, whether or not the account exists. */
export const passwordTriesKey = (account: string, network: string): string =>
  `login account ${typedPart(account)} from ${network}`;

const strangersKey = (account: string): string => `login account ${typedPart(account)}`;

export const ownPasswordKey = (playerId: number): string => `password ${playerId}`;

export const exclusionTriesKey = (playerId: number): string => `exclude ${playerId}`;

/** A password attempt. */
interface PasswordTry {
  account: string;
  /** Undefined when no such account exists. */
  playerId: number | undefined;
  network: string;
  now: EpochMs;
}

/** Counts a password attempt. @returns what takes the count back @throws Refusal 1203 */
export async function requirePasswordTry(
  { database: { db }, settings }: Pick<CorePorts, 'database' | 'settings'>,
  { account, playerId, network, now }: PasswordTry,
): Promise<() => Promise<void>> {
  const triesKey = passwordTriesKey(account, network);
  await requireTurn(db, triesKey, PASSWORD_TRIES, now);
  const isKnown = playerId !== undefined && (await wasHere(db, { playerId, network }, settings));
  if (!isKnown) await requireTurn(db, strangersKey(account), STRANGERS_TRIES, now);
  return async () => {
    await giveBackTurn(db, triesKey, PASSWORD_TRIES);
    if (!isKnown) await giveBackTurn(db, strangersKey(account), STRANGERS_TRIES);
  };
}

/** Resets the count after the right password, or a new one. */
export async function forgetPasswordTries(
  db: Kysely<Tables>,
  { account, network }: Pick<PasswordTry, 'account' | 'network'>,
): Promise<void> {
  await forgetTurns(db, passwordTriesKey(account, network));
}

/** True when a live session of the player was opened from this network. */
async function wasHere(
  db: Kysely<Tables>,
  { playerId, network }: { playerId: number; network: string },
  { ipv6Prefix }: Pick<Settings, 'ipv6Prefix'>,
): Promise<boolean> {
  const sessions = await db
    .selectFrom('session')
    .where('player_id', '=', playerId)
    .select('ip')
    .execute();
  return sessions.some(({ ip }) => networkOf(ip, ipv6Prefix) === network);
}

/** Counts a sign-in, registration or password reset of a network. @throws Refusal 1203 */
export async function requireAttempt(
  { database: { db }, settings }: Pick<CorePorts, 'database' | 'settings'>,
  { network, now }: { network: string; now: EpochMs },
): Promise<void> {
  const limit = { turns: settings.loginsPerIp, windowMs: MINUTE_MS };
  await requireTurn(db, `login ip ${network}`, limit, now);
}
