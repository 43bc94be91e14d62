import { ALERTS_PATH } from '#server/marketing/alerts/paths.ts';
import { AlertSettingsForm } from '#server/marketing/alerts/alert-settings-form.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { describeAlert, pageOfAlert } from '#server/marketing/alerts/describe-alert.ts';
import { Field, FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import { InboxLink } from '#server/marketing/email/inbox-link.tsx';
import { MessageNotes } from '#server/marketing/alerts/message-notes.tsx';
import { shownAddress } from '#server/core/email-address.ts';
import type { EmailProgress } from '#server/marketing/email/outbox.ts';
import type { ReactNode } from 'react';
import type { AlertForm } from '#server/marketing/alerts/alert-settings.ts';
import type { Alert } from '#server/marketing/alerts/alerts.ts';

export interface MutedAlert {
  alert: Alert;
  /** The last of the market's days. */
  until: number;
}

export interface AlertsPageProps {
  note: Note | undefined;
  open: readonly Alert[];
  muted: readonly MutedAlert[];
  ended: readonly Alert[];
  timeZone: string;
  /** Days that a mute may end on, like `2026-11-21`. */
  muteDays: { first: string; suggested: string; last: string };
  /** Host that alerts are sent to; undefined for none. */
  host: string | undefined;
  /** Addresses that alerts are sent to by e-mail. */
  emails: readonly string[];
  /** How their e-mails fare, by alert id. */
  progress: ReadonlyMap<number, EmailProgress>;
  /** E-mail is set up. */
  hasMailer: boolean;
  canTest: boolean;
  /** E-mails of a demo end in the console. */
  hasInbox: boolean;
  form: AlertForm;
}

/** Alerts that are open, muted and ended, and their settings. */
export function AlertsPage(props: AlertsPageProps) {
  const { note, open, muted, ended, muteDays, progress, hasInbox } = props;
  const { alerts: texts } = useConsole().texts;
  return (
    <ConsolePage title={texts.title} here={ALERTS_PATH}>
      <h1>{texts.title}</h1>
      <p className="range">{texts.intro}</p>
      <FormNote note={note} />
      <Panel id="open" title={texts.open}>
        <AlertList empty={texts.noneOpen} count={open.length}>
          {open.map((alert) => (
            <AlertItem key={alert.id} alert={alert} email={progress.get(alert.id)}>
              <MuteForm alert={alert} days={muteDays} />
            </AlertItem>
          ))}
        </AlertList>
      </Panel>
      <Panel id="muted" title={texts.muted}>
        <AlertList empty={texts.noneMuted} count={muted.length}>
          {muted.map(({ alert, until }) => (
            <AlertItem
              key={alert.id}
              alert={alert}
              email={progress.get(alert.id)}
              mutedUntil={until}
            >
              <UnmuteForm alert={alert} />
            </AlertItem>
          ))}
        </AlertList>
      </Panel>
      <Panel id="ended" title={texts.ended}>
        <AlertList empty={texts.noneEnded} count={ended.length}>
          {ended.map((alert) => (
            <AlertItem key={alert.id} alert={alert} email={progress.get(alert.id)} />
          ))}
        </AlertList>
      </Panel>
      <Panel id="settings" title={texts.settings} aside={hasInbox && <InboxLink />}>
        <Settings {...props} />
        <p className="hint">{texts.rule}</p>
        <p className="hint">{texts.otherRules}</p>
      </Panel>
    </ConsolePage>
  );
}

function Settings({ form, timeZone, host, emails, hasMailer, canTest }: AlertsPageProps) {
  const { alerts: texts } = useConsole().texts;
  const hasEmails = hasMailer && emails.length > 0;
  return (
    <>
      {host !== undefined && <p>{texts.receiver(host)}</p>}
      {hasEmails && <p>{texts.emailReceivers(emails.map(shownAddress).join(', '))}</p>}
      {host === undefined && !hasEmails && <p>{texts.noReceiver}</p>}
      {canTest && <PostForm action={`${ALERTS_PATH}/test`} button={texts.test} isQuiet />}
      <AlertSettingsForm
        form={form}
        timeZone={timeZone}
        hasAddress={host !== undefined}
        hasMailer={hasMailer}
      />
    </>
  );
}

function AlertList({
  empty,
  count,
  children,
}: {
  empty: string;
  count: number;
  children: ReactNode;
}) {
  if (count === 0) return <p className="nothing">{empty}</p>;
  return <ul className="schedules">{children}</ul>;
}

function AlertItem({
  alert,
  email,
  mutedUntil,
  children,
}: {
  alert: Alert;
  email: EmailProgress | undefined;
  mutedUntil?: number;
  children?: ReactNode;
}) {
  const { texts, format } = useConsole();
  const { title, numbers } = describeAlert(alert, { texts, format });
  const { found, endedAt, show, mutedUntil: mutedText } = texts.alerts;
  return (
    <li>
      <div>
        <b>{title}</b>
        <p>{numbers}</p>
        <a className="panel-link" href={pageOfAlert(alert)}>
          {show}
          <span className="visually-hidden">: {title}</span>
        </a>
      </div>
      <div>
        <p className="hint">{found(format.moment(alert.foundAt))}</p>
        <MessageNotes alert={alert} email={email} />
        {alert.endedAt !== undefined && (
          <p className="hint">{endedAt(format.moment(alert.endedAt))}</p>
        )}
        {mutedUntil !== undefined && <p>{mutedText(format.day(mutedUntil, 'long'))}</p>}
      </div>
      {children}
    </li>
  );
}

function MuteForm({ alert, days }: { alert: Alert; days: AlertsPageProps['muteDays'] }) {
  const { texts, format } = useConsole();
  const { muteUntil, mute } = texts.alerts;
  const { title } = describeAlert(alert, { texts, format });
  return (
    <PostForm action={`${ALERTS_PATH}/${alert.id}/mute`} button={mute} about={title} isQuiet>
      <Field
        name="until"
        label={muteUntil}
        type="date"
        min={days.first}
        max={days.last}
        defaultValue={days.suggested}
        required
      />
    </PostForm>
  );
}

function UnmuteForm({ alert }: { alert: Alert }) {
  const { texts, format } = useConsole();
  const { title } = describeAlert(alert, { texts, format });
  return (
    <PostForm
      action={`${ALERTS_PATH}/${alert.id}/unmute`}
      button={texts.alerts.unmute}
      about={title}
      isQuiet
    />
  );
}
