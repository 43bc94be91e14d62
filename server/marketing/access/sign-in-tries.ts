/** Slows guessing at the console's sign-in down, without letting a stranger lock an owner out (decision 0026). */
import { giveBackTurn, takeTurn, typedPart, type Limit } from '#server/players/base/rate-limits.ts';
import { MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/core/database/tables.ts';

/** Passwords that one network may try on one name. */
const NAME_TRIES: Limit = { turns: 10, windowMs: 15 * MINUTE_MS };

/** Passwords that one network may try on all names. */
const NETWORK_TRIES: Limit = { turns: 40, windowMs: 15 * MINUTE_MS };

/** Passwords that all networks together may try on one name, except those with a live session of it. */
const STRANGERS_TRIES: Limit = { turns: 50, windowMs: 5 * MINUTE_MS };

export interface SignInTry {
  /** As typed; it may be nobody's. */
  name: string;
  network: string;
  now: EpochMs;
}

type TryOf = Omit<SignInTry, 'now'>;

const nameKey = ({ name, network }: TryOf): string =>
  `console name ${typedPart(name)} from ${network}`;

const limitsOf = (given: TryOf, isKnown: boolean): readonly (readonly [string, Limit])[] => [
  [nameKey(given), NAME_TRIES],
  [`console network ${given.network}`, NETWORK_TRIES],
  ...(isKnown ? [] : ([[`console name ${typedPart(given.name)}`, STRANGERS_TRIES]] as const)),
];

/**
 * Counts a try of the sign-in.
 * @returns milliseconds to wait, 0 when the try may be made; `giveBack` for a try that was not judged
 */
export async function takeSignInTry(
  db: Kysely<Tables>,
  { name, network, now }: SignInTry,
): Promise<{ waitMs: number; giveBack: () => Promise<void> }> {
  const limits = limitsOf({ name, network }, await isOwnNetwork(db, { name, network }));
  let waitMs = 0;
  // One after the other: what a network's own limit stops does not count against the name.
  for (const [key, limit] of limits) {
    if (waitMs === 0) ({ waitMs } = await takeTurn(db, key, limit, now));
  }
  return {
    waitMs,
    giveBack: async () => {
      for (const [key, limit] of limits) await giveBackTurn(db, key, limit);
    },
  };
}

/** The key that the right password resets. */
export const ownTriesKey = nameKey;

/** True when a live session of the account was opened from this network. */
async function isOwnNetwork(db: Kysely<Tables>, { name, network }: TryOf): Promise<boolean> {
  const row = await db
    .selectFrom('console_session')
    .innerJoin('console_account', 'console_account.id', 'account_id')
    .where('name', '=', name)
    .where('network', '=', network)
    .select('token_hash')
    .executeTakeFirst();
  return row !== undefined;
}
