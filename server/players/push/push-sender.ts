import { HOUR_MS, MINUTE_MS } from '#shared/time/duration.ts';
import { sql } from 'kysely';
import { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { PushTarget, PushTransport } from '#server/players/push/push-transport.ts';

interface PushSenderOptions {
  transport: PushTransport;
  report: (error: unknown) => void;
}

/** A notification that this process has claimed. */
interface Claimed extends PushTarget {
  id: number;
  subscriptionId: number;
  payload: string;
  attempts: number;
}

const BATCH = 20;
const ATTEMPTS_MAX = 6;
/** After this time another process may claim the row: the first one has crashed. */
const LEASE_MS = MINUTE_MS;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** A browser whose push service denies our messages so often in a row is subscribed under another key. */
const DENIALS_MAX = 3;
const LOOK_EVERY_MS = 15_000;

/**
 * Sends the notifications in the outbox. One is deleted only after the push service has accepted it, so a
 * crash sends it again; its tag makes the repeat replace the first on the device.
 */
export class PushSender extends WakeLoop {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #transport: PushTransport;
  readonly #report: (error: unknown) => void;

  constructor(database: Database, clock: Clock, { transport, report }: PushSenderOptions) {
    super({ everyMs: LOOK_EVERY_MS, onError: report });
    this.#database = database;
    this.#clock = clock;
    this.#transport = transport;
    this.#report = report;
  }

  protected async step(): Promise<boolean> {
    await this.#dropOver();
    const claimed = await this.#claim();
    await Promise.all(claimed.map((one) => this.#deliver(one)));
    return claimed.length === BATCH;
  }

  /** What belongs to a session that has expired since is nobody's: it is swept only by the hour. */
  async #dropOver(): Promise<void> {
    await sql`
      delete from push_subscription using session, push_outbox
      where session.token_hash = push_subscription.session_hash
        and session.expires_at <= ${this.#clock.now()}
        and push_outbox.subscription_id = push_subscription.id`.execute(this.#database.db);
  }

  /** Claims due rows in one statement. */
  async #claim(): Promise<Claimed[]> {
    const now = this.#clock.now();
    const { rows } = await sql<Claimed>`
      update push_outbox set attempts = attempts + 1, due_at = ${now + LEASE_MS}
      from push_subscription subscription
      where subscription.id = push_outbox.subscription_id and push_outbox.id in (
        select id from push_outbox where due_at <= ${now}
        order by due_at, id limit ${BATCH} for update skip locked
      )
      returning push_outbox.id, push_outbox.subscription_id as "subscriptionId", payload, attempts,
        endpoint, p256dh, auth`.execute(this.#database.db);
    return rows;
  }

  async #deliver({ id, subscriptionId, payload, attempts, ...target }: Claimed): Promise<void> {
    const { db } = this.#database;
    const { result, reason, waitMs } = await this.#transport.send(target, payload);
    if (result === 'later' && attempts < ATTEMPTS_MAX) {
      const wait = Math.min(LONGEST_WAIT_MS, waitMs ?? FIRST_WAIT_MS * 2 ** (attempts - 1));
      const due = this.#clock.now() + wait;
      await db.updateTable('push_outbox').where('id', '=', id).set({ due_at: due }).execute();
      return;
    }
    await db.deleteFrom('push_outbox').where('id', '=', id).execute();
    if (result === 'gone' || (result === 'denied' && (await this.#isDenied(subscriptionId)))) {
      await db.deleteFrom('push_subscription').where('id', '=', subscriptionId).execute();
    }
    if (result === 'taken') await this.#forgetDenials(subscriptionId);
    else if (result !== 'gone') {
      const { host } = new URL(target.endpoint);
      this.#report(new Error(`a notification was not taken by ${host}: ${reason}`));
    }
  }

  /** Counts a denial; true when there were too many in a row. */
  async #isDenied(subscriptionId: number): Promise<boolean> {
    const row = await this.#database.db
      .updateTable('push_subscription')
      .where('id', '=', subscriptionId)
      .set((eb) => ({ denials: eb('denials', '+', 1) }))
      .returning('denials')
      .executeTakeFirst();
    return (row?.denials ?? 0) >= DENIALS_MAX;
  }

  async #forgetDenials(subscriptionId: number): Promise<void> {
    await this.#database.db
      .updateTable('push_subscription')
      .where('id', '=', subscriptionId)
      .where('denials', '>', 0)
      .set({ denials: 0 })
      .execute();
  }
}
