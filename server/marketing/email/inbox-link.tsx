import { INBOX_PATH } from '#server/marketing/email/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';

/** Leads to where e-mails of a demo end. */
export function InboxLink() {
  return (
    <a className="panel-link" href={INBOX_PATH}>
      {useConsole().texts.email.inbox}
    </a>
  );
}
