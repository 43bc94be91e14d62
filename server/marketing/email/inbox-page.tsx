import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { INBOX_PATH } from '#server/marketing/email/paths.ts';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { SCHEDULES_PATH } from '#server/marketing/schedules/paths.ts';
import { shownAddress } from '#server/core/email-address.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { InboxEmail } from '#server/marketing/email/inbox.ts';

/** The messages that the inbox of a demo got. */
export function InboxPage({ emails }: { emails: readonly InboxEmail[] }) {
  const { email: texts, schedules } = useConsole().texts;
  return (
    <ConsolePage title={texts.inbox} here={INBOX_PATH}>
      <h1>{texts.inbox}</h1>
      <p className="range">{texts.inboxIntro}</p>
      <Panel id="received" title={texts.received}>
        {emails.length === 0 && <p className="nothing">{texts.inboxEmpty}</p>}
        <ul className="inbox">
          {emails.map((email) => (
            <InboxItem key={email.id} email={email} />
          ))}
        </ul>
      </Panel>
      <BackLink href={SCHEDULES_PATH}>{schedules.all}</BackLink>
    </ConsolePage>
  );
}

function InboxItem({ email }: { email: InboxEmail }) {
  const { texts, format } = useConsole();
  const { recipient, subject, receivedAt } = email;
  return (
    <li>
      <a className="filter-link" href={`${INBOX_PATH}/${email.id}`}>
        <b>{subject}</b>
      </a>
      <p>{texts.email.to(shownAddress(recipient))}</p>
      <p className="hint">{format.moment(receivedAt)}</p>
    </li>
  );
}

/** One message: as a reader sees it, as plain text, and its file. */
export function InboxEmailPage({ email }: { email: InboxEmail }) {
  const { texts, format } = useConsole();
  const { email: words } = texts;
  const { id, recipient, subject, receivedAt, text, attachment } = email;
  const own = `${INBOX_PATH}/${id}`;
  return (
    <ConsolePage title={subject} here={own}>
      <h1>{subject}</h1>
      <p className="range">
        {`${words.to(shownAddress(recipient))} · ${format.moment(receivedAt)}`}
      </p>
      <Panel id="html" title={words.asHtml}>
        <iframe className="email" src={`${own}/html`} title={words.asHtml} sandbox="" />
      </Panel>
      <Panel id="text" title={words.asText}>
        <pre className="email">{text}</pre>
      </Panel>
      {attachment && (
        <Panel id="attachment" title={words.attachment}>
          <a className="panel-link" href={`${own}/file`}>
            {attachment.name}
          </a>
        </Panel>
      )}
      <BackLink href={INBOX_PATH}>{words.inbox}</BackLink>
    </ConsolePage>
  );
}
