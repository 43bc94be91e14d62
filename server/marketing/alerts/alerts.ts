import { sql, type Kysely } from 'kysely';
import { DAY_MS, type EpochMs } from '#shared/time/duration.ts';
import { takeEmailsBack } from '#server/marketing/email/outbox.ts';
import type { AlertKind } from '#server/core/database/alert-tables.ts';
import type { DayUntil } from '#server/marketing/alerts/read-days.ts';
import type { DeliveryState } from '#server/core/database/delivery-tables.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** What an alert is about; see `alert-tables.ts`. */
export interface AlertSubject {
  kind: AlertKind;
  subject: string;
  step: string;
}

export interface Finding extends AlertSubject {
  name: string;
  count: number;
  usual: number | undefined;
  low: number | undefined;
  high: number | undefined;
}

export interface Alert extends Finding, DayUntil {
  id: number;
  foundAt: EpochMs;
  endedAt: EpochMs | undefined;
  /** Of its message; undefined where none is to be sent. */
  message: { state: DeliveryState; triedAt: EpochMs | undefined; problem: string } | undefined;
}

export const keyOf = ({ kind, subject, step }: AlertSubject): string =>
  JSON.stringify([kind, subject, step]);

/** The result of a check. */
export interface Check extends DayUntil {
  /** New alerts, where the subject has none. */
  findings: readonly Finding[];
  /** Keys of subjects out of range, those without an alert of their own included. */
  out: ReadonlySet<string>;
  /** Keys of steps that were judged as usual. */
  usual: ReadonlySet<string>;
}

/**
 * Stores a check: ends alerts whose subject is back in range, and adds those of new ones, of a subject and day
 * once. A message is queued in the same transaction unless the subject is muted or there is no receiver; it
 * is queued later when the subject is still out of range.
 */
export async function storeCheck(
  trx: Trx,
  check: Check,
  { now, today, hasReceiver }: { now: EpochMs; today: number; hasReceiver: boolean },
): Promise<void> {
  const { day, hour, findings, out, usual } = check;
  const muted = new Set((await readMutes(trx, today)).map((mute) => keyOf(mute)));
  const dueAt = (subject: AlertSubject): EpochMs | null =>
    hasReceiver && !muted.has(keyOf(subject)) ? now : null;
  const open = await trx
    .selectFrom('marketing_alert')
    .where('ended_at', 'is', null)
    .select(['id', 'kind', 'subject', 'step', 'attempts', 'due_at', 'state'])
    // A check that was late judges no day after its own.
    .where('day', '<=', day)
    .forUpdate()
    .execute();
  const openKeys = new Set(open.map(keyOf));
  for (const alert of open) {
    const key = keyOf(alert);
    const isJudged = hour === 24 || (isStep(alert) ? usual.has(key) : alert.kind !== 'cost');
    const isUnsent = alert.attempts === 0 && alert.due_at === null && alert.state === 'waiting';
    const update = trx.updateTable('marketing_alert').where('id', '=', alert.id);
    if (!out.has(key) && isJudged) await update.set({ ended_at: now }).execute();
    else if (out.has(key) && isUnsent) await update.set({ due_at: dueAt(alert) }).execute();
  }
  for (const finding of findings) {
    if (openKeys.has(keyOf(finding))) continue;
    const { kind, subject, step, name, count } = finding;
    await trx
      .insertInto('marketing_alert')
      .values({
        kind,
        subject,
        step,
        name,
        day,
        until_hour: hour,
        count,
        usual: finding.usual ?? null,
        low: finding.low ?? null,
        high: finding.high ?? null,
        found_at: now,
        due_at: dueAt(finding),
      })
      .onConflict((conflict) => conflict.columns(['kind', 'subject', 'step', 'day']).doNothing())
      .execute();
  }
}

const isStep = ({ kind }: AlertSubject): boolean => kind === 'all' || kind === 'campaign';

const selectAlerts = (db: Kysely<Tables>) => db.selectFrom('marketing_alert').selectAll();
type AlertRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['execute']>>[number];

export const alertOf = (row: AlertRow): Alert => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  step: row.step,
  name: row.name,
  day: row.day,
  hour: row.until_hour,
  count: row.count,
  usual: row.usual ?? undefined,
  low: row.low ?? undefined,
  high: row.high ?? undefined,
  foundAt: row.found_at as EpochMs,
  endedAt: (row.ended_at as EpochMs | null) ?? undefined,
  message:
    row.due_at === null && row.attempts === 0
      ? undefined
      : {
          state: row.state,
          triedAt: (row.tried_at as EpochMs | null) ?? undefined,
          problem: row.state === 'delivered' ? '' : `${row.status ?? ''} ${row.answer}`.trim(),
        },
});

/** Ended alerts that are listed. */
const MOST_ENDED = 100;

/** Open alerts and the latest ended ones, newest first. */
export async function listAlerts(db: Kysely<Tables>): Promise<{ open: Alert[]; ended: Alert[] }> {
  const listed = selectAlerts(db).orderBy('found_at', 'desc').orderBy('id', 'desc');
  const open = await listed.where('ended_at', 'is', null).execute();
  const ended = await selectAlerts(db)
    .where('ended_at', 'is not', null)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_ENDED)
    .execute();
  return { open: open.map(alertOf), ended: ended.map(alertOf) };
}

export async function findAlert(db: Kysely<Tables>, id: number): Promise<Alert | undefined> {
  const row = await selectAlerts(db).where('id', '=', id).executeTakeFirst();
  return row && alertOf(row);
}

/** The latest alert of a subject. */
export async function findLatestAlert(
  db: Kysely<Tables>,
  { kind, subject, step }: AlertSubject,
): Promise<Alert | undefined> {
  const row = await selectAlerts(db)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('step', '=', step)
    .orderBy('day', 'desc')
    .executeTakeFirst();
  return row && alertOf(row);
}

export interface Mute extends AlertSubject {
  /** The last of the market's days. */
  until: number;
}

/** Mutes that have not ended. */
export async function readMutes(db: Kysely<Tables>, today: number): Promise<Mute[]> {
  const rows = await db
    .selectFrom('alert_mute')
    .where('until_day', '>=', today)
    .selectAll()
    .orderBy('until_day')
    .execute();
  return rows.map(({ until_day: until, ...subject }) => ({ ...subject, until }));
}

/** Mutes a subject up to a day, and takes back messages of it that wait. */
export async function muteSubject(trx: Trx, subject: AlertSubject, until: number): Promise<void> {
  const { kind, subject: of, step } = subject;
  await trx
    .insertInto('alert_mute')
    .values({ kind, subject: of, step, until_day: until })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject', 'step']).doUpdateSet({ until_day: until }),
    )
    .execute();
  const isOfSubject = sql<boolean>`kind = ${kind} and subject = ${of} and step = ${step}`;
  await takeBack(trx, isOfSubject);
  await takeEmailsBack(trx, sql`alert_id in (select id from marketing_alert where ${isOfSubject})`);
}

export async function unmuteSubject(
  trx: Trx,
  { kind, subject, step }: AlertSubject,
): Promise<void> {
  await trx
    .deleteFrom('alert_mute')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('step', '=', step)
    .execute();
}

/** Takes back messages that wait; what was tried before is forgotten. */
export async function takeBack(trx: Trx, where = sql<boolean>`true`): Promise<void> {
  await trx
    .updateTable('marketing_alert')
    .where('due_at', 'is not', null)
    .where(where)
    .set({ due_at: null, attempts: 0 })
    .execute();
}

const KEEP_ENDED_DAYS = 400;
const KEEP_CHECKS_DAYS = 30;

/** Deletes old ended alerts and checks. */
export async function sweepAlerts(db: Kysely<Tables>, now: EpochMs): Promise<void> {
  await db
    .deleteFrom('marketing_alert')
    .where('ended_at', '<', now - KEEP_ENDED_DAYS * DAY_MS)
    .execute();
  await db
    .deleteFrom('alert_check')
    .where('until_at', '<', now - KEEP_CHECKS_DAYS * DAY_MS)
    .execute();
}
