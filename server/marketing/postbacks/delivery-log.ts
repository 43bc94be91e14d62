import { randomUUID } from 'node:crypto';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import { sendEvent } from '#server/marketing/postbacks/deliver.ts';
import type { DeliveryOptions, Outcome } from '#server/core/outbound/delivery.ts';
import { SAMPLE, type Facts } from '#server/marketing/postbacks/macros.ts';
import type { Database } from '#server/core/database/open-database.ts';
import type { PostbackEvent } from '#server/marketing/postbacks/events.ts';
import type { PostbackRule } from '#server/marketing/postbacks/rules.ts';
import type { DeliveryState } from '#server/core/database/delivery-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Kysely } from 'kysely';

/** One event of a rule and its last attempt. */
export interface Delivery {
  id: number;
  eventId: string;
  event: PostbackEvent;
  isTest: boolean;
  facts: Facts;
  happenedAt: EpochMs;
  state: DeliveryState;
  attempts: number;
  dueAt: EpochMs | undefined;
  triedAt: EpochMs | undefined;
  /** HTTP status of the last answer; undefined without an answer. */
  status: number | undefined;
  answer: string;
}

const STORED_DAYS = 90;

/** The latest deliveries of a rule, newest first. @param state undefined for all */
export async function readDeliveries(
  db: Kysely<Tables>,
  ruleId: number,
  { state, limit }: { state: DeliveryState | undefined; limit: number },
): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('postback')
    .where('rule_id', '=', ruleId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'failed'))
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    eventId: row.event_id,
    event: row.event as PostbackEvent,
    isTest: row.install_id === null,
    facts: row.facts as Facts,
    happenedAt: row.happened_at as EpochMs,
    state: row.state,
    attempts: row.attempts,
    dueAt: (row.due_at as EpochMs | null) ?? undefined,
    triedAt: (row.tried_at as EpochMs | null) ?? undefined,
    status: row.status ?? undefined,
    answer: row.answer,
  }));
}

/** Sends a made-up event now and logs the result. */
export async function sendTest(
  { db }: Database,
  rule: PostbackRule,
  event: PostbackEvent,
  { currency, ...options }: DeliveryOptions & { currency: string },
): Promise<Outcome> {
  const { now } = options;
  const facts: Facts = {
    ...SAMPLE,
    timestamp: String(Math.floor(now / 1000)),
    timestamp_ms: String(now),
    click_timestamp_ms: String(now),
    ...(event.endsWith('deposit') && { amount: '100.00' }),
    currency,
  };
  const eventId = `test-${randomUUID()}`;
  const outcome = await sendEvent(rule, { eventId, event, facts }, options);
  await db
    .insertInto('postback')
    .values({
      rule_id: rule.id,
      event_id: eventId,
      event,
      install_id: null,
      facts: JSON.stringify(facts),
      happened_at: now,
      state: outcome.state === 'delivered' ? 'delivered' : 'failed',
      attempts: 1,
      due_at: null,
      tried_at: now,
      status: outcome.status,
      answer: outcome.answer,
    })
    .execute();
  return outcome;
}

/** Queues failed deliveries again, except tests. @returns how many */
export async function retryFailed(
  db: Kysely<Tables>,
  ruleId: number,
  now: EpochMs,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('postback')
    .where('rule_id', '=', ruleId)
    .where('state', '=', 'failed')
    .where('install_id', 'is not', null)
    .set({ state: 'waiting', attempts: 0, due_at: now })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function sweepPostbacks(db: Kysely<Tables>, now: EpochMs): Promise<void> {
  await db
    .deleteFrom('postback')
    .where('happened_at', '<', now - STORED_DAYS * DAY_MS)
    .execute();
}
