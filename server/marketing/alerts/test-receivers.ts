import { sendAtOnce } from '#server/marketing/email/outbox.ts';
import { sendTest, type AlertPorts } from '#server/marketing/alerts/send-alert.ts';
import type { AlertSettings } from '#server/marketing/alerts/alert-settings.ts';
import type { Mailer } from '#server/core/outbound/mailer.ts';
import type { Note } from '#server/marketing/kit/form.tsx';
import type { Outcome } from '#server/core/outbound/delivery.ts';
import type { Visit } from '#server/marketing/kit/console-app.ts';

interface TestPorts extends AlertPorts {
  readonly mailer: Mailer | undefined;
}

/** True when alerts are sent somewhere. */
export const hasReceivers = (
  { url, emails }: Pick<AlertSettings, 'url' | 'emails'>,
  mailer: Mailer | undefined,
): boolean => url !== '' || (mailer !== undefined && emails.length > 0);

/** Sends a test to every receiver, and says what became of it. */
export async function testReceivers(
  ports: TestPorts,
  settings: AlertSettings,
  { texts }: Pick<Visit, 'texts'>,
): Promise<Note> {
  const { mailer, clock } = ports;
  const { alerts: words, email, postbacks } = texts;
  const notes: Note[] = [];
  const note = ({ state, status, answer }: Outcome, sent: (status: string) => string): void => {
    const isProblem = state !== 'delivered';
    const said = String(status ?? postbacks.noAnswer);
    notes.push({ text: isProblem ? words.testNotSent(said, answer) : sent(said), isProblem });
  };
  if (settings.url !== '') note(await sendTest(ports, settings), words.testSent);
  const { emails: recipients } = settings;
  if (mailer && recipients.length > 0) {
    const { testEmail } = await import('#server/marketing/alerts/alert-email.tsx');
    const posting = { recipients, domain: mailer.domain, now: clock.now() };
    const outcome = await sendAtOnce(mailer, testEmail(settings), posting);
    const { length } = recipients;
    note(outcome, () => words.testEmailed(email.addresses(String(length), length === 1)));
  }
  return {
    text: notes.map(({ text }) => text).join(' '),
    isProblem: notes.some(({ isProblem }) => isProblem),
  };
}
