import { randomBytes } from 'node:crypto';
import type { Tables } from '#server/core/database/tables.ts';
import type { PasskeyTable } from '#server/core/database/passkey-tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Kysely, Selectable } from 'kysely';

/** A passkey with the account that it signs in. */
export type KnownPasskey = Pick<
  Selectable<PasskeyTable>,
  'id' | 'player_id' | 'public_key' | 'counter'
> & { readonly uuid: string };

const ID_BYTES = 12;

/** Finds a passkey by the authenticator's id of it. */
export function findPasskey(
  db: Kysely<Tables>,
  credentialId: string,
): Promise<KnownPasskey | undefined> {
  return db
    .selectFrom('passkey')
    .innerJoin('player', 'player.id', 'passkey.player_id')
    .where('credential_id', '=', credentialId)
    .select(['passkey.id', 'player_id', 'public_key', 'counter', 'player.uuid'])
    .executeTakeFirst();
}

/** A player's passkeys, the oldest first. */
export function listPasskeys(db: Kysely<Tables>, playerId: number) {
  return db
    .selectFrom('passkey')
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .orderBy('id')
    .select(['id', 'credential_id', 'transports', 'name', 'created_at', 'last_used_at'])
    .execute();
}

/** Stores a passkey; the database refuses one that is already known. @returns its id for the player's list */
export async function addPasskey(
  db: Kysely<Tables>,
  made: {
    readonly playerId: number;
    readonly credentialId: string;
    readonly publicKey: string;
    readonly counter: number;
    readonly transports: readonly string[];
    readonly name: string;
    readonly now: EpochMs;
  },
): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await db
    .insertInto('passkey')
    .values({
      id,
      credential_id: made.credentialId,
      player_id: made.playerId,
      public_key: made.publicKey,
      counter: made.counter,
      transports: made.transports.join(','),
      name: made.name,
      created_at: made.now,
      last_used_at: null,
    })
    .execute();
  return id;
}

/**
 * Counts a use. A counter must rise, unless the authenticator has none and always says 0.
 * @returns false when it did not rise, or the passkey was removed meanwhile
 */
export async function countUse(
  db: Kysely<Tables>,
  { id }: Pick<KnownPasskey, 'id'>,
  counter: number,
  now: EpochMs,
): Promise<boolean> {
  const counted = await db
    .updateTable('passkey')
    .where('id', '=', id)
    .where((eb) =>
      counter === 0 ? eb('passkey.counter', '=', 0) : eb('passkey.counter', '<', counter),
    )
    .set({ counter, last_used_at: now })
    .returning('id')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Removes all passkeys of a player. @returns how many there were */
export async function removePasskeysOf(db: Kysely<Tables>, playerId: number): Promise<number> {
  const removed = await db.deleteFrom('passkey').where('player_id', '=', playerId).execute();
  return removed.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0);
}

/** Removes one of the player's passkeys. @returns its name; undefined when it is already removed */
export async function removePasskey(
  db: Kysely<Tables>,
  playerId: number,
  id: string,
): Promise<string | undefined> {
  const removed = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}
