import type { Kysely } from 'kysely';
import type { PushSettings } from '#shared/push/push-settings.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Session } from '#server/players/base/sessions.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { PushTarget } from '#server/players/push/push-transport.ts';

/** Subscriptions per player; a new one replaces the oldest. */
const SUBSCRIPTIONS_MAX = 10;

/** Subscribes a browser in a session. The same browser in another session moves there. */
export async function keepSubscription(
  db: Kysely<Tables>,
  { playerId, tokenHash }: Session,
  { endpoint, p256dh, auth, kinds, isQuiet }: PushTarget & PushSettings,
  now: EpochMs,
): Promise<void> {
  const fields = {
    p256dh,
    auth,
    player_id: playerId,
    session_hash: tokenHash,
    created_at: now,
    denials: 0,
    wants_mail: kinds.includes('mail'),
    wants_gift: kinds.includes('gift'),
    wants_withdrawal: kinds.includes('withdrawal'),
    is_quiet: isQuiet,
  };
  // Queued messages for the browser's previous player must not reach the next.
  await db
    .deleteFrom('push_subscription')
    .where('endpoint', '=', endpoint)
    .where('player_id', '!=', playerId)
    .execute();
  await db
    .insertInto('push_subscription')
    .values({ endpoint, ...fields })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fields))
    .execute();
  await db.deleteFrom('push_end').where('player_id', '=', playerId).execute();
  await db
    .deleteFrom('push_subscription')
    .where('player_id', '=', playerId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscription')
        .where('player_id', '=', playerId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SUBSCRIPTIONS_MAX)
        .select('id'),
    )
    .execute();
}

/** Unsubscribes a browser of this player. */
export async function dropSubscription(
  db: Kysely<Tables>,
  playerId: number,
  endpoint: string,
): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('player_id', '=', playerId)
    .where('endpoint', '=', endpoint)
    .execute();
}
