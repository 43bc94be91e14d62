import { countVisitors } from '#server/marketing/events/count-visitors.ts';
import { epochMs, HOUR_MS, MINUTE_MS, type EpochMs } from '#shared/time/duration.ts';
import {
  dayUntil,
  isAnyoneComparable,
  readSameWeekdays,
  type DayUntil,
} from '#server/marketing/alerts/read-days.ts';
import {
  findCostsWithoutResults,
  findFailingPostbacks,
  findFailingSchedules,
} from '#server/marketing/alerts/find-failing.ts';
import {
  judgeDay,
  type JudgedStep,
  type WatchedStep,
} from '#server/marketing/alerts/find-changes.ts';
import {
  keyOf,
  storeCheck,
  type Alert,
  type Check,
  type Finding,
} from '#server/marketing/alerts/alerts.ts';
import { leaseDue } from '#server/core/jobs/lease-due.ts';
import { marketDay, startOfDay } from '#server/core/market-day.ts';
import { queueAlertEmails } from '#server/marketing/alerts/queue-alert-emails.ts';
import { readAlertSettings } from '#server/marketing/alerts/alert-settings.ts';
import { transact } from '#server/core/database/transact.ts';
import type { Mailer } from '#server/core/outbound/mailer.ts';
import type { CorePorts } from '#server/core/ports.ts';
import type { JobKind } from '#server/core/jobs/job-runner.ts';
import type { Market } from '#shared/market/market.ts';

/** The day is judged up to 6, 12, 18 and 24 o'clock. */
const CHECK_EVERY_MS = 6 * HOUR_MS;
/** Phones report a little later. */
const AFTER_MS = 15 * MINUTE_MS;
/** Rows of one check; what is more is one cause, and found again at the next check. */
const MOST_FINDINGS = 50;

export interface CheckPorts extends CorePorts {
  readonly mailer: Mailer | undefined;
}

interface CheckJob {
  until_at: EpochMs;
  attempts: number;
}

interface CheckResult {
  waitMs: undefined;
}

/** Looks for alerts four times a day. The first server that finds a check due has it. */
export function checkJobs(ports: CheckPorts, onFound: () => void): JobKind<CheckJob, CheckResult> {
  const { db } = ports.database;
  return {
    retries: { attemptsMax: 3, firstWaitMs: HOUR_MS, longestWaitMs: HOUR_MS, jitter: 0 },
    leaseMs: 20 * MINUTE_MS,
    lookEveryMs: MINUTE_MS,
    concurrency: 1,

    async lease(lease) {
      await queueChecks(ports, lease.now);
      const due = leaseDue<CheckJob>({ name: 'alert_check', key: ['until_at'] }, lease);
      return [(await due.execute(db)).rows];
    },

    async attempt({ until_at: until }) {
      await lookForAlerts(ports, until);
      onFound();
      return { waitMs: undefined };
    },

    verdictOf: () => 'done',

    async settle({ until_at: until, attempts }, { now }) {
      await db
        .updateTable('alert_check')
        .where('until_at', '=', until)
        .where('attempts', '=', attempts)
        .set({ due_at: null, ended_at: now })
        .execute();
    },

    problemOf: ({ until_at: until }) =>
      `alerts were not looked for up to ${new Date(until).toISOString()}`,
  };
}

/** The check that is due, and that of the last day that is over: a server that was down does not miss a day. */
function dueChecks(market: Market, now: EpochMs): EpochMs[] {
  const at = epochMs(now - AFTER_MS);
  const dayStart = startOfDay(market, marketDay(market, at).number);
  const latest = dayStart + Math.floor((at - dayStart) / CHECK_EVERY_MS) * CHECK_EVERY_MS;
  return latest === dayStart ? [dayStart] : [dayStart, epochMs(latest)];
}

async function queueChecks(
  { database: { db }, settings: { market } }: CorePorts,
  now: EpochMs,
): Promise<void> {
  await db
    .insertInto('alert_check')
    .values(dueChecks(market, now).map((until) => ({ until_at: until, due_at: now })))
    .onConflict((conflict) => conflict.column('until_at').doNothing())
    .execute();
}

async function lookForAlerts(ports: CheckPorts, until: EpochMs): Promise<void> {
  const { database, clock, settings, mailer } = ports;
  const { market } = settings;
  const alertSettings = await readAlertSettings(database.db);
  const { steps, url } = alertSettings;
  const at = dayUntil(market, until);
  const judged = await judgeSteps(ports, at, steps);
  const failing = [
    ...(await findFailingPostbacks(database.db, clock.now())),
    ...(await findFailingSchedules(database.db)),
    ...(at.hour === 24 ? await findCostsWithoutResults(database.longDb, at.day) : []),
  ];
  const changed = judged.filter(({ judgement }) => judgement !== 'usual').map(findingOf);
  const check: Check = {
    ...at,
    findings: [
      ...failing,
      ...judged
        .filter(({ judgement, isExplained }) => judgement !== 'usual' && !isExplained)
        .map(findingOf),
    ].slice(0, MOST_FINDINGS),
    out: new Set([...failing, ...changed].map(keyOf)),
    usual: new Set(
      judged.filter(({ judgement }) => judgement === 'usual').map((one) => keyOf(findingOf(one))),
    ),
  };
  const recipients = mailer ? alertSettings.emails : [];
  // React loads with the first message.
  const words =
    recipients.length === 0 ? undefined : await import('#server/marketing/alerts/alert-email.tsx');
  await transact(database, async (trx) => {
    const now = clock.now();
    const today = marketDay(market, now).number;
    await storeCheck(trx, check, { now, today, hasReceiver: url !== '' });
    if (!mailer || !words) return;
    const contentOf = (alert: Alert) => words.alertEmail(alertSettings, market, alert);
    await queueAlertEmails(trx, check, { recipients, mailer, contentOf, now, today });
  });
}

async function judgeSteps(
  { database, clock, settings: { market } }: CorePorts,
  at: DayUntil,
  steps: readonly WatchedStep[],
): Promise<JudgedStep[]> {
  if (!(await isAnyoneComparable(database.db, at.day))) return [];
  // After an outage: what is not counted yet would look like a drop.
  while (!(await countVisitors(database, market, clock.now())));
  const { today, earlier } = await readSameWeekdays(database.longDb, market, at);
  return judgeDay(today, earlier, steps);
}

const findingOf = ({ campaign, step, count, range }: JudgedStep): Finding => ({
  kind: campaign === undefined ? 'all' : 'campaign',
  subject: campaign ?? '',
  step,
  name: '',
  count,
  ...range,
});
