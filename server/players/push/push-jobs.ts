import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/time/duration.ts';
import { sql, type Kysely } from 'kysely';
import { leaseDue } from '#server/core/jobs/lease-due.ts';
import type { JobKind } from '#server/core/jobs/job-runner.ts';
import type {
  PushOutcome,
  PushTarget,
  PushTransport,
} from '#server/players/push/push-transport.ts';
import type { Tables } from '#server/core/database/tables.ts';

interface PushJob extends PushTarget {
  id: number;
  subscriptionId: number;
  payload: string;
  attempts: number;
}

/** A browser whose push service denies our messages so often in a row is subscribed under another key. */
const DENIALS_MAX = 3;

/**
 * The notifications in the outbox. One is deleted only after the push service has accepted it, so a crash sends
 * it again; its tag makes the repeat replace the first on the device.
 */
export const pushJobs = (
  db: Kysely<Tables>,
  transport: PushTransport,
): JobKind<PushJob, PushOutcome> => ({
  retries: {
    attemptsMax: 6,
    firstWaitMs: 30 * SECOND_MS,
    longestWaitMs: 6 * HOUR_MS,
    jitter: 0.1,
  },
  leaseMs: MINUTE_MS,
  lookEveryMs: 15 * SECOND_MS,
  concurrency: 20,

  async lease(lease) {
    await dropOver(db, lease.now);
    const leased = leaseDue({ name: 'push_outbox', key: ['id'] }, lease);
    const { rows } = await sql<PushJob>`
      with leased as (${leased})
      select leased.id, subscription_id as "subscriptionId", payload, attempts, endpoint, p256dh, auth
      from leased join push_subscription on push_subscription.id = subscription_id`.execute(db);
    return [rows];
  },

  attempt: ({ payload, endpoint, p256dh, auth }) =>
    transport.send({ endpoint, p256dh, auth }, payload),

  verdictOf: ({ result }) =>
    result === 'later' ? result : result === 'taken' || result === 'gone' ? 'done' : 'dead',

  async settle({ id, subscriptionId, attempts }, { dueAt, result }) {
    if (dueAt !== null) {
      await db
        .updateTable('push_outbox')
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .set({ due_at: dueAt })
        .execute();
      return;
    }
    await db.deleteFrom('push_outbox').where('id', '=', id).execute();
    const end = result?.result;
    if (end === 'gone' || (end === 'denied' && (await isDenied(db, subscriptionId)))) {
      await endSubscription(db, subscriptionId);
    }
    if (end === 'taken') await forgetDenials(db, subscriptionId);
  },

  problemOf: ({ endpoint }, result) =>
    `a notification was not taken by ${new URL(endpoint).host}: ${result?.reason ?? 'no answer'}`,
});

/** The player's browser was uninstalled, or the permission taken back: reports count the install as not reached. */
async function endSubscription(db: Kysely<Tables>, subscriptionId: number): Promise<void> {
  await sql`
    with gone as (
      delete from push_subscription where id = ${subscriptionId} returning player_id
    )
    insert into push_end (player_id) select player_id from gone on conflict do nothing`.execute(db);
}

/** What belongs to a session that has expired since is nobody's: it is swept only by the hour. */
async function dropOver(db: Kysely<Tables>, now: number): Promise<void> {
  await sql`
    delete from push_subscription using session, push_outbox
    where session.token_hash = push_subscription.session_hash
      and session.expires_at <= ${now}
      and push_outbox.subscription_id = push_subscription.id`.execute(db);
}

/** Counts a denial; true when there were too many in a row. */
async function isDenied(db: Kysely<Tables>, subscriptionId: number): Promise<boolean> {
  const row = await db
    .updateTable('push_subscription')
    .where('id', '=', subscriptionId)
    .set((eb) => ({ denials: eb('denials', '+', 1) }))
    .returning('denials')
    .executeTakeFirst();
  return (row?.denials ?? 0) >= DENIALS_MAX;
}

async function forgetDenials(db: Kysely<Tables>, subscriptionId: number): Promise<void> {
  await db
    .updateTable('push_subscription')
    .where('id', '=', subscriptionId)
    .where('denials', '>', 0)
    .set({ denials: 0 })
    .execute();
}
