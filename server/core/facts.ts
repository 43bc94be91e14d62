import type { Tables } from '#server/core/database/tables.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** The last comparison of all money, by a night or by the operator's command. */
export interface LastReconciliation {
  at: EpochMs;
  tookMs: number;
  disagreements: number;
}

/** Facts of the installation, stored in the database so that all server processes agree. */
interface Facts {
  'rsa-private-key': string;
  /** Signs messages to push services (VAPID, RFC 8292); base64url. */
  'vapid-keys': { publicKey: string; privateKey: string };
  /** Parameters of the catalogue's seed; `samples` is false once the demo's made-up content is gone. */
  seed: { market: 'ph' | 'th'; games: number; samples?: boolean };
  /** Content hashes: they change exactly when the content does. */
  'catalogue-version': { games: string; documents: string };
  /** New accounts per day, overriding the settings; set by scenarios. */
  'registration-limits': { perDevice?: number; perIp?: number };
  /** Deposit keys: for order numbers, and to sign the sandbox's callbacks. Hexadecimal. */
  'payment-keys': { orders: string; sandbox: string };
  /** Behaviour of the sandbox's cashier; set by scenarios. */
  'sandbox-cashier': { refusesFrame?: boolean };
  /** Key for hashes of SMS codes; base64. */
  'code-key': string;
  /** Key for hashes of the identity check's person ids; base64. */
  'person-key': string;
  /** State of the demo's players and codes; `never` forbids creating them. */
  demo: 'made' | 'removed' | 'never';
  'last-reconciliation': LastReconciliation;
  /** Kill switch of the app's service worker. */
  'worker-control': { isDisabled: boolean };
}

/** Reads a fact; undefined until it is written. */
export async function readFact<Key extends keyof Facts>(
  db: Kysely<Tables>,
  key: Key,
): Promise<Facts[Key] | undefined> {
  const row = await db
    .selectFrom('setting')
    .where('key', '=', key)
    .select('value')
    .executeTakeFirst();
  return row?.value as Facts[Key] | undefined;
}

/** A fact as one value of a larger statement; null until it is written. */
export const selectFact = <Key extends keyof Facts>(key: Key): RawBuilder<Facts[Key] | null> =>
  sql`(select value from setting where key = ${key})`;

/** Writes a fact, overwriting any earlier value. */
export async function writeFact<Key extends keyof Facts>(
  db: Kysely<Tables>,
  key: Key,
  value: Facts[Key],
): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}

/** Writes a fact unless another process was first. @returns the stored fact */
export async function settleFact<Key extends keyof Facts>(
  db: Kysely<Tables>,
  key: Key,
  value: Facts[Key],
): Promise<Facts[Key]> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readFact(db, key)) ?? value;
}
