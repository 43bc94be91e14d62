import type { Tables } from '#server/database/tables.ts';
import type { Kysely } from 'kysely';

/** Facts of the installation, kept in the database so that all its server processes agree. */
interface Facts {
  'rsa-private-key': string;
  /** Signs what is sent to push services (VAPID, RFC 8292); base64url. */
  'vapid-keys': { publicKey: string; privateKey: string };
  /** What the catalogue was seeded with. */
  seed: { market: 'ph' | 'th'; games: number };
  /** Hashes of the content: they change exactly when it does. */
  'catalogue-version': { games: string; documents: string };
  /** New accounts a day in place of those of the settings; a scenario sets them. */
  'registration-limits': { perDevice?: number; perIp?: number };
  /** Keys of paying in: makes order numbers; signs what the sandbox tells. Hexadecimal. */
  'payment-keys': { orders: string; sandbox: string };
  /** How the sandbox's cashier is to behave; a scenario sets it. */
  'sandbox-cashier': { refusesFrame?: boolean };
  /** Keys the hashes of codes by SMS; base64. */
  'code-key': string;
  /** Keys the hashes of what the identity check calls a person; base64. */
  'person-key': string;
  /** Whether players and codes of a demo are here, were removed, or may never come. */
  demo: 'made' | 'removed' | 'never';
  /** Whether the app's service worker is switched off. */
  'worker-control': { isDisabled: boolean };
}

/** A fact; undefined as long as nobody has written it. */
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

/** Writes a fact over what was there. */
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

/** Writes a fact unless another process was first. @returns the fact as it stands */
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
