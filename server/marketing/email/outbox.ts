import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DeliveryState } from '#server/core/database/delivery-tables.ts';
import type { EmailContent, Mailer } from '#server/core/outbound/mailer.ts';
import { SECOND_MS, type EpochMs } from '#shared/time/duration.ts';
import type { Outcome } from '#server/core/outbound/delivery.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

/** Why a message is sent: an alert, or a schedule and the market's day of its report. One message of each. */
export type EmailCause = { alertId: number } | { scheduleId: number; day: number };

export interface Posting {
  recipients: readonly string[];
  /** Behind the @ of the message's id. */
  domain: string;
  now: EpochMs;
}

/** The id of a new message. A repeat has the same, so that a receiver can drop it. */
const createMessageId = (domain: string): string => `<${randomUUID()}@${domain}>`;

/** Stores a message with a delivery for each recipient, in the transaction of its cause; a second one is left out. */
export async function queueEmail(
  trx: Trx,
  cause: EmailCause,
  { subject, text, html, attachment }: EmailContent,
  { recipients, domain, now }: Posting,
): Promise<void> {
  if (recipients.length === 0) return;
  const of = 'alertId' in cause ? { ...cause, scheduleId: null, day: null } : cause;
  const row = await trx
    .insertInto('email')
    .values({
      message_id: createMessageId(domain),
      alert_id: 'alertId' in of ? of.alertId : null,
      schedule_id: of.scheduleId,
      day: of.day,
      subject,
      body: text,
      html,
      attachment_name: attachment?.name ?? null,
      attachment: attachment?.text ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return;
  await trx
    .insertInto('email_delivery')
    .values(recipients.map((recipient) => ({ email_id: row.id, recipient, due_at: now })))
    .execute();
}

/** Somebody waits for the page. */
const AT_ONCE_MS = 20 * SECOND_MS;

/** Sends a message to each recipient at once, without storing it. @returns the worst outcome */
export async function sendAtOnce(
  mailer: Mailer,
  content: EmailContent,
  { recipients, domain, now }: Posting,
): Promise<Outcome> {
  const messageId = createMessageId(domain);
  const outcomes = await Promise.all(
    recipients.map((to) => mailer.send({ ...content, messageId, to, sentAt: now }, AT_ONCE_MS)),
  );
  const worst = outcomes.find(({ state }) => state !== 'delivered') ?? outcomes[0];
  if (!worst) throw new Error('a message has no recipients');
  return worst;
}

/**
 * Takes messages back that wait.
 * @param where of `email`
 * @param kept recipients that still get theirs
 */
export async function takeEmailsBack(
  trx: Trx,
  where: RawBuilder<boolean>,
  kept: readonly string[] = [],
): Promise<void> {
  const others = kept.length === 0 ? sql`true` : sql`recipient not in (${sql.join(kept)})`;
  await sql`
    delete from email_delivery
    where due_at is not null and ${others} and email_id in (select id from email where ${where})`.execute(
    trx,
  );
  await sql`
    delete from email
    where ${where} and not exists (select from email_delivery where email_id = email.id)`.execute(
    trx,
  );
}

/** How a message fares: of its deliveries the one that is worst off. */
export interface EmailProgress {
  day: number | null;
  state: DeliveryState;
  attempts: number;
  triedAt: EpochMs | undefined;
  status: number | undefined;
  answer: string;
  /** All of them. */
  recipients: number;
}

/**
 * Reads how the latest message of each cause fares.
 * @param cause column of `email` that the result is by
 */
export async function readProgress(
  db: Kysely<Tables>,
  cause: 'alert_id' | 'schedule_id',
): Promise<ReadonlyMap<number, EmailProgress>> {
  const { rows } = await sql<{
    cause: number;
    day: number | null;
    state: DeliveryState;
    attempts: number;
    tried_at: number | null;
    status: number | null;
    answer: string;
    recipients: number;
  }>`
    select distinct on (email.${sql.ref(cause)}) email.${sql.ref(cause)} as cause, day, state,
      attempts, tried_at, status, answer,
      (select count(*)::integer from email_delivery as each where each.email_id = email.id) as recipients
    from email join email_delivery on email_id = email.id
    where email.${sql.ref(cause)} is not null
    order by email.${sql.ref(cause)}, day desc, state = 'failed' desc, state = 'waiting' desc,
      attempts desc`.execute(db);
  return new Map(
    rows.map(({ cause: id, tried_at: triedAt, status, ...row }) => [
      id,
      { ...row, triedAt: (triedAt as EpochMs | null) ?? undefined, status: status ?? undefined },
    ]),
  );
}
