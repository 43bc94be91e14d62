import { sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '#shared/time/duration.ts';
import { sendEvent, type OutgoingEvent } from '#server/marketing/postbacks/deliver.ts';
import { afterAttempt, DELIVERY_TIMEOUT_MS, type MaySend } from '#server/core/outbound/delivery.ts';
import { activeRules, type PostbackRule } from '#server/marketing/postbacks/rules.ts';
import { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import type { Clock } from '#server/core/clock.ts';
import type { Database } from '#server/core/database/open-database.ts';

interface PostbackSenderOptions {
  maySend: MaySend;
  report: (error: unknown) => void;
  timeoutMs?: number;
}

/** A postback that this process has claimed. */
interface Claimed extends OutgoingEvent {
  id: number;
  attempts: number;
}

/** Concurrent requests of one rule. */
const BATCH = 10;
/** After this time another process may claim the row: the first one has crashed. */
const LEASE_MS = MINUTE_MS;
const LOOK_EVERY_MS = 15 * SECOND_MS;

/**
 * Sends the postbacks in the outbox, at least once each: a row is done only after the receiver has
 * answered, so a crash sends it again. The event id is the same on every attempt.
 */
export class PostbackSender extends WakeLoop {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #options: Required<PostbackSenderOptions>;

  constructor(database: Database, clock: Clock, options: PostbackSenderOptions) {
    super({ everyMs: LOOK_EVERY_MS, onError: options.report });
    this.#database = database;
    this.#clock = clock;
    this.#options = { timeoutMs: DELIVERY_TIMEOUT_MS, ...options };
  }

  /** One batch per rule, so that a slow receiver delays the others by one timeout at most. */
  protected async step(): Promise<boolean> {
    const rules = await activeRules(this.#database.db);
    const counts = await Promise.all(
      rules.map(async (rule) => {
        const claimed = await this.#claim(rule);
        await Promise.all(claimed.map((one) => this.#send(rule, one)));
        return claimed.length;
      }),
    );
    return counts.includes(BATCH);
  }

  /** Claims due rows in one statement. */
  async #claim({ id }: PostbackRule): Promise<Claimed[]> {
    const now = this.#clock.now();
    const { rows } = await sql<Claimed>`
      update postback set attempts = attempts + 1, due_at = ${now + LEASE_MS}
      where id in (
        select id from postback where rule_id = ${id} and due_at <= ${now}
        order by due_at, id limit ${BATCH} for update skip locked
      )
      returning id, event_id as "eventId", event, facts, attempts`.execute(this.#database.db);
    return rows;
  }

  async #send(rule: PostbackRule, one: Claimed): Promise<void> {
    const { maySend, timeoutMs, report } = this.#options;
    const now = this.#clock.now();
    const outcome = await sendEvent(rule, one, { maySend, now, timeoutMs });
    const after = afterAttempt(outcome, one.attempts, now);
    await this.#database.db
      .updateTable('postback')
      .where('id', '=', one.id)
      // The lease may have ended, and another process claimed the row.
      .where('attempts', '=', one.attempts)
      .set(after)
      .execute();
    if (after.state === 'failed') {
      report(
        new Error(
          `the postback ${one.id} of rule ${rule.id} failed for good: ${outcome.status ?? 'no answer'}`,
        ),
      );
    }
  }
}
