import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { Alert } from '#server/marketing/alerts/alerts.ts';
import type { EmailProgress } from '#server/marketing/email/outbox.ts';

interface MessageNotesProps {
  alert: Alert;
  /** Of its e-mail; undefined without one. */
  email: EmailProgress | undefined;
}

/** How an alert's messages fare: that to the address, and that by e-mail. */
export function MessageNotes({ alert: { message }, email }: MessageNotesProps) {
  const { texts, format } = useConsole();
  const { notSent, sentByEmail } = texts.alerts;
  if (!message && !email) return <p className="hint">{notSent}</p>;
  return (
    <>
      {message && <Progress {...message} />}
      {email && (
        <Progress
          state={email.state}
          triedAt={email.triedAt}
          problem={
            email.state === 'delivered' ? '' : `${email.status ?? ''} ${email.answer}`.trim()
          }
          to={sentByEmail(
            texts.email.addresses(format.count(email.recipients), email.recipients === 1),
          )}
        />
      )}
    </>
  );
}

type ProgressProps = NonNullable<Alert['message']> & { to?: string };

function Progress({ state, triedAt, problem, to }: ProgressProps) {
  const { texts, format } = useConsole();
  const { waiting, sent, failed, retrying } = texts.alerts;
  const reason = problem === '' ? texts.postbacks.noAnswer : problem;
  const before = to === undefined ? '' : `${to} `;
  if (state === 'delivered' && triedAt !== undefined) {
    return <p className="hint">{`${before}${sent(format.moment(triedAt))}`}</p>;
  }
  if (state === 'failed') return <p className="state failed">{`${before}${failed(reason)}`}</p>;
  return <p className="hint">{`${before}${triedAt === undefined ? waiting : retrying(reason)}`}</p>;
}
