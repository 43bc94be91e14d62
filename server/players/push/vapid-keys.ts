import webPush from 'web-push';
import { readFact, settleFact } from '#server/core/facts.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** The installation's VAPID keys, created at the first start: browsers are bound to the public key. */
export async function openVapidKeys(
  db: Kysely<Tables>,
): Promise<{ publicKey: string; privateKey: string }> {
  const known = await readFact(db, 'vapid-keys');
  return known ?? (await settleFact(db, 'vapid-keys', webPush.generateVAPIDKeys()));
}
