import { createRevenueCounter } from '#server/marketing/revenue/count-revenue.ts';
import { createSumsCounter } from '#server/money/sums/count-sums.ts';
import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import { fillDays } from '#server/marketing/revenue/fill-days.ts';
import { fillLastSeen } from '#server/marketing/events/fill-last-seen.ts';
import { fillHours } from '#server/marketing/events/fill-hours.ts';
import { sweepAlerts } from '#server/marketing/alerts/alerts.ts';
import { sweepPostbacks } from '#server/marketing/postbacks/delivery-log.ts';
import { sweepInstalls } from '#server/marketing/events/sweep-installs.ts';
import { sweepConsoleSessions } from '#server/marketing/access/sessions.ts';
import { loggedError } from '#server/core/database/outage.ts';
import { liftDueRestrictions } from '#server/players/base/restriction-ends.ts';
import { endOverdue } from '#server/deposit/overdue.ts';
import { sendCampaignPart } from '#server/mail/send-campaigns.ts';
import { WakeLoop } from '#server/core/jobs/wake-loop.ts';
import { runDuePlans } from '#server/operator/run-due-plans.ts';
import type { RunCommand } from '#server/operator/operator-socket.ts';
import { settleDueRounds } from '#server/game/play/settle-due.ts';
import { settleDueWithdrawals } from '#server/withdrawal/settle-due.ts';
import { jobRunner } from '#server/core/jobs/job-runner.ts';
import { nightlyJobs } from '#server/reconcile/nightly-jobs.ts';
import { repeat } from '#server/core/jobs/repeat.ts';
import { sweepHourly } from '#server/core/jobs/sweep.ts';
import type { PlatformContext } from '#server/calls/context.ts';
import type { FastifyBaseLogger } from 'fastify';

/** Orders also move on when nobody requests them, and restrictions end. */
const PAY_OUT_EVERY_MS = 5000;
/** How far behind a report may be when there is too much to count. */
const COUNT_EVERY_MS = 5000;

/**
 * Starts everything that runs without a request: deliveries, payouts, counts, sweeps and the nightly
 * reconciliation.
 * @returns a function that stops it, after what is running
 */
export function startBackground(
  context: PlatformContext,
  run: RunCommand,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const { database, clock, payments, depositEffects, push, postbacks, scheduledFiles } = context;
  const { alertChecks, alertMessages, emails } = context;
  const { market } = context.settings;
  const failure = (text: string) => (error: unknown) => log.error(loggedError(error), text);
  push.start();
  postbacks.start();
  scheduledFiles.start();
  alertChecks.start();
  alertMessages.start();
  emails.start();
  const nightly = jobRunner(nightlyJobs(context), {
    clock,
    random: Math.random,
    report: failure('a night’s reconciliation'),
  });
  if (context.settings.reconcileNightly) nightly.start();
  const endSweeping = sweepHourly(
    database.longDb,
    clock,
    [
      (now) => sweepInstalls(database, market, now),
      (now) => sweepPostbacks(database.longDb, now),
      (now) => sweepAlerts(database.longDb, now),
      (now) => settleDueRounds(database, now),
      (now) => endOverdue({ database, payments, market, depositEffects }, now),
      (now) => sweepConsoleSessions(database.db, now),
    ],
    failure('no sweep'),
  );
  const endPayingOut = repeat(
    PAY_OUT_EVERY_MS,
    () => settleDueWithdrawals(context, clock.now()),
    failure('no payouts'),
  );
  const endLifting = repeat(
    PAY_OUT_EVERY_MS,
    () => liftDueRestrictions(database, clock.now()),
    failure('restrictions were not lifted'),
  );
  const endPlans = repeat(
    PAY_OUT_EVERY_MS,
    () => runDuePlans(context, run, (problem) => log.error({ problem }, 'a planned change failed')),
    failure('planned changes were not made'),
  );
  const campaigns = new WakeLoop({
    everyMs: PAY_OUT_EVERY_MS,
    async step() {
      const hasMore = await sendCampaignPart(context);
      push.wake();
      return hasMore;
    },
    onError: failure('a mail to a segment was not sent'),
  });
  campaigns.start();
  const endCounting = repeat(
    COUNT_EVERY_MS,
    async () => {
      await countVisitors(database, market, clock.now());
      await fillHours(database, market);
      await fillLastSeen(database);
      postbacks.wake();
    },
    failure('visitors were not counted'),
  );
  const endCountingMoney = repeat(
    COUNT_EVERY_MS,
    createSumsCounter(database, market),
    failure('sums of money were not counted'),
  );
  const countRevenue = createRevenueCounter(database, market);
  const endCountingRevenue = repeat(
    COUNT_EVERY_MS,
    async () => {
      await fillDays(database);
      await countRevenue(clock.now());
    },
    failure('revenue was not counted'),
  );
  return async () => {
    await endSweeping();
    await endPayingOut();
    await endLifting();
    await endPlans();
    await campaigns.end();
    await endCounting();
    await endCountingRevenue();
    await endCountingMoney();
    await context.sms.settled();
    await push.end();
    await postbacks.end();
    await scheduledFiles.end();
    await alertChecks.end();
    await alertMessages.end();
    await emails.end();
    await nightly.end();
  };
}
