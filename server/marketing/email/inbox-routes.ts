import { BadRequest } from '#server/core/http/refusal.ts';
import { findReceived, readInbox, type InboxEmail } from '#server/marketing/email/inbox.ts';
import { INBOX_PATH } from '#server/marketing/email/paths.ts';
import { withPageHeaders } from '#server/core/http/own-pages.ts';
import type { Settings } from '#server/core/settings/settings.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';

/** A message runs nothing, loads nothing and sends nothing; the console's page alone may frame it. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** True where messages stay in the console: in a demo without a mail server. */
export const hasInbox = ({ demo, smtpUrl }: Pick<Settings, 'demo' | 'smtpUrl'>): boolean =>
  demo && !smtpUrl;

/** The inbox of a demo without a mail server. */
export function addInbox(app: ConsoleApp): void {
  const { database, settings } = app.context;
  if (!hasInbox(settings)) return;
  const { db } = database;
  /** Finds the address's message. @throws BadRequest without one */
  const emailOf = async ({ request }: Visit): Promise<InboxEmail> => {
    const { id } = request.params as { id: string };
    const email = /^\d{1,15}$/.test(id) ? await findReceived(db, Number(id)) : undefined;
    if (!email) throw new BadRequest('there is no such e-mail');
    return email;
  };
  app.page(INBOX_PATH, async ({ pages }) => pages.inbox({ emails: await readInbox(db) }));
  app.page(`${INBOX_PATH}/:id`, async (visit) =>
    visit.pages.inboxEmail({ email: await emailOf(visit) }),
  );
  app.page(`${INBOX_PATH}/:id/html`, async (visit) => {
    const { html } = await emailOf(visit);
    withPageHeaders(visit.reply, { policy: EMAIL_POLICY, frames: 'SAMEORIGIN' });
    return html;
  });
  app.page(`${INBOX_PATH}/:id/file`, async (visit) => {
    const { attachment } = await emailOf(visit);
    if (!attachment) throw new BadRequest('there is no such e-mail');
    return { type: 'text/csv', ...attachment };
  });
}
