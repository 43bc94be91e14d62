import type { Clock } from '#server/core/clock.ts';
import type { Kysely } from 'kysely';
import type { Mailer } from '#server/core/outbound/mailer.ts';
import type { Tables } from '#server/core/database/tables.ts';

const STORED = 50;

/** Puts messages into the inbox of the demo's console: nobody else gets them. */
export function sandboxMailer(db: Kysely<Tables>, clock: Clock): Mailer {
  return {
    domain: 'parola.example',
    async send({ messageId, to, subject, text, html, attachment }) {
      const { id } = await db
        .insertInto('email_received')
        .values({
          received_at: clock.now(),
          message_id: messageId,
          recipient: to,
          subject,
          body: text,
          html,
          attachment_name: attachment?.name ?? null,
          attachment: attachment?.text ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .deleteFrom('email_received')
        .where('id', '<=', id - STORED)
        .execute();
      return { state: 'delivered', status: 250, answer: 'OK', waitMs: undefined };
    },
  };
}
