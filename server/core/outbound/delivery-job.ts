/** What the jobs of receivers that a console user entered have in common: postbacks, and report files. */
import { HOUR_MS, SECOND_MS } from '#shared/time/duration.ts';
import type { DeliveryState } from '#server/core/database/delivery-tables.ts';
import type { Outcome } from '#server/core/outbound/delivery.ts';
import type { Retries } from '#server/core/jobs/retries.ts';
import type { Settlement, Verdict } from '#server/core/jobs/job-runner.ts';

/** About a day and a half in all. */
export const DELIVERY_RETRIES: Retries = {
  attemptsMax: 14,
  firstWaitMs: 30 * SECOND_MS,
  longestWaitMs: 6 * HOUR_MS,
  jitter: 0.1,
};

const VERDICTS: Readonly<Record<Outcome['state'], Verdict>> = {
  delivered: 'done',
  later: 'later',
  failed: 'dead',
};

const STATES: Readonly<Record<Settlement<Outcome>['state'], DeliveryState>> = {
  done: 'delivered',
  again: 'waiting',
  dead: 'failed',
};

export const verdictOfDelivery = ({ state }: Outcome): Verdict => VERDICTS[state];

/** The columns of a delivery's row after an attempt. Without a result those of the last answer stay. */
export const settledDelivery = ({ state, dueAt, now, result }: Settlement<Outcome>) => ({
  state: STATES[state],
  due_at: dueAt,
  ...(result && { tried_at: now, status: result.status, answer: result.answer }),
});
