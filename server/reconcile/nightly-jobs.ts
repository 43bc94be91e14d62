import { dayText, marketDay } from '#server/core/market-day.ts';
import { leaseDue } from '#server/core/jobs/lease-due.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import { disagreementsIn, type Reconciliation } from '#server/reconcile/reconcile.ts';
import { reconcileAndRecord } from '#server/reconcile/last-reconciliation.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { JobKind } from '#server/core/jobs/job-runner.ts';
import type { Market } from '#shared/market/market.ts';

/** Hours of the market's day. A night without a server is left out: reading everything is for quiet hours. */
const BEGINS_AT = 4;
const BEGINS_BEFORE = 8;

interface NightJob {
  day: number;
  attempts: number;
}

interface NightResult extends Reconciliation {
  waitMs: undefined;
}

/**
 * Compares all money once a night. The first server that finds the night due has it; another takes it over
 * an hour later if that one crashed. A night with disagreements is reported, and not tried again.
 */
export function nightlyJobs(ports: CorePorts): JobKind<NightJob, NightResult> {
  const { db } = ports.database;
  return {
    retries: { attemptsMax: 3, firstWaitMs: HOUR_MS, longestWaitMs: HOUR_MS, jitter: 0 },
    leaseMs: HOUR_MS,
    lookEveryMs: MINUTE_MS,
    concurrency: 1,

    async lease(lease) {
      await queueNight(ports, lease.now);
      const due = leaseDue<NightJob>({ name: 'reconciliation', key: ['day'] }, lease);
      return [(await due.execute(db)).rows];
    },

    attempt: async () => ({ ...(await reconcileAndRecord(ports)), waitMs: undefined }),

    verdictOf: ({ isClean }) => (isClean ? 'done' : 'dead'),

    async settle({ day, attempts }, { now, result }) {
      await db
        .updateTable('reconciliation')
        .where('day', '=', day)
        .where('attempts', '=', attempts)
        .set({
          due_at: null,
          ended_at: now,
          disagreements: result ? disagreementsIn(result).length : null,
        })
        .execute();
    },

    problemOf({ day }, result) {
      if (!result) return `the reconciliation of ${dayText(day)} never ended`;
      const red = result.checks.filter(({ disagreements }) => disagreements.length > 0);
      const checks = red.map(({ name }) => name).join(', ');
      const count = disagreementsIn(result).length;
      return `disagreements in the reconciliation of ${dayText(day)}: ${count} (${checks}); the command reconcile lists them`;
    },
  };
}

/** Queues the night of a market's day, within its hours. */
async function queueNight(
  { database: { db }, settings: { market } }: CorePorts,
  now: EpochMs,
): Promise<void> {
  if (!isNight(market, now)) return;
  await db
    .insertInto('reconciliation')
    .values({ day: marketDay(market, now).number, due_at: now })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
}

function isNight(market: Market, now: EpochMs): boolean {
  const hour = (DAY_MS - marketDay(market, now).endsInMs) / HOUR_MS;
  return hour >= BEGINS_AT && hour < BEGINS_BEFORE;
}
