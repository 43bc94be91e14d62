import { MINUTE_MS } from '#domain/duration.ts';
import { sql } from 'kysely';
import { WakeLoop } from '#server/wake-loop.ts';
import type { Clock } from '#server/clock.ts';
import type { Database } from '#server/database/open-database.ts';
import type { PushTarget, PushTransport } from '#server/push/push-transport.ts';

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
    const claimed = await this.#claim();
    await Promise.all(claimed.map((one) => this.#deliver(one)));
    return claimed.length === BATCH;
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
    const outcome = await this.#transport.send(target, payload);
    if (outcome === 'gone') {
      await db.deleteFrom('push_subscription').where('id', '=', subscriptionId).execute();
    } else if (outcome === 'later' && attempts < ATTEMPTS_MAX) {
      const due = this.#clock.now() + FIRST_WAIT_MS * 2 ** (attempts - 1);
      await db.updateTable('push_outbox').where('id', '=', id).set({ due_at: due }).execute();
    } else {
      await db.deleteFrom('push_outbox').where('id', '=', id).execute();
      if (outcome !== 'taken') this.#report(new Error(`the push service said: ${outcome}`));
    }
  }
}
