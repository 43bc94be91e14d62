import { sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '#shared/time/duration.ts';
import { sendEvent, type OutgoingEvent } from '#server/marketing/postbacks/deliver.ts';
import { activeRules, type PostbackRule } from '#server/marketing/postbacks/rules.ts';
import {
  DELIVERY_RETRIES,
  settledDelivery,
  verdictOfDelivery,
} from '#server/core/outbound/delivery-job.ts';
import { DELIVERY_TIMEOUT_MS, type MaySend, type Outcome } from '#server/core/outbound/delivery.ts';
import { leaseDue } from '#server/core/jobs/lease-due.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { JobKind } from '#server/core/jobs/job-runner.ts';

interface PostbackPorts extends Pick<CorePorts, 'database' | 'clock'> {
  maySend: MaySend;
  timeoutMs?: number;
}

interface PostbackRow extends Pick<OutgoingEvent, 'event' | 'facts'> {
  id: number;
  event_id: string;
  attempts: number;
}

interface PostbackJob extends OutgoingEvent {
  id: number;
  rule: PostbackRule;
  attempts: number;
}

/**
 * The postbacks in the outbox, each rule in a lane of its own: a row is done only after the receiver has
 * answered, so a crash sends it again. The event id is the same on every attempt.
 */
export function postbackJobs({
  database: { db },
  clock,
  maySend,
  timeoutMs = DELIVERY_TIMEOUT_MS,
}: PostbackPorts): JobKind<PostbackJob, Outcome> {
  return {
    retries: DELIVERY_RETRIES,
    leaseMs: MINUTE_MS,
    lookEveryMs: 15 * SECOND_MS,
    concurrency: 10,

    async lease(lease) {
      const rules = await activeRules(db);
      return Promise.all(
        rules.map(async (rule) => {
          const where = sql`rule_id = ${rule.id}`;
          const due = leaseDue<PostbackRow>({ name: 'postback', key: ['id'], where }, lease);
          const { rows } = await due.execute(db);
          return rows.map(({ event_id: eventId, ...row }) => ({ ...row, eventId, rule }));
        }),
      );
    },

    attempt: (job) => sendEvent(job.rule, job, { maySend, now: clock.now(), timeoutMs }),

    verdictOf: verdictOfDelivery,

    async settle({ id, attempts }, settlement) {
      await db
        .updateTable('postback')
        .where('id', '=', id)
        .where('attempts', '=', attempts)
        .set(settledDelivery(settlement))
        .execute();
    },

    problemOf: ({ id, rule }, outcome) =>
      `the postback ${id} of rule ${rule.id} failed for good: ${outcome?.status ?? 'no answer'}`,
  };
}
