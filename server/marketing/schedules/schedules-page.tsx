import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { InboxLink } from '#server/marketing/email/inbox-link.tsx';
import { shownAddress } from '#server/core/email-address.ts';
import { OwnerLine } from '#server/marketing/owners/owner-parts.tsx';
import type { Owner } from '#server/marketing/owners/owners.ts';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { ScheduleFields, type ScheduleForm } from '#server/marketing/schedules/schedule-fields.tsx';
import { SCHEDULES_PATH } from '#server/marketing/schedules/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { LastFile, Schedule } from '#server/marketing/schedules/schedules.ts';

export interface SchedulesPageProps {
  note: Note | undefined;
  timeZone: string;
  schedules: readonly Schedule[];
  /** By schedule id. */
  lastFiles: ReadonlyMap<number, LastFile>;
  owners: ReadonlyMap<number, Owner>;
  /** Values of the form, by field. */
  form: ScheduleForm;
  /** E-mail can be chosen. */
  hasMailer: boolean;
  /** E-mails of a demo end in the console. */
  hasInbox: boolean;
}

/** Scheduled reports, and a form for another one. */
export function SchedulesPage(props: SchedulesPageProps) {
  const { note, form, timeZone, hasMailer, hasInbox } = props;
  const { schedules: texts } = useConsole().texts;
  return (
    <ConsolePage title={texts.title} here={SCHEDULES_PATH}>
      <h1>{texts.title}</h1>
      <p className="range">{texts.intro}</p>
      <FormNote note={note} />
      <Panel id="all" title={texts.all} aside={hasInbox && <InboxLink />}>
        <ScheduleList {...props} />
        <p className="hint">{texts.notes}</p>
      </Panel>
      <Panel id="new" title={texts.create}>
        <PostForm action={SCHEDULES_PATH} button={texts.createButton}>
          <ScheduleFields form={form} timeZone={timeZone} hasMailer={hasMailer} />
        </PostForm>
      </Panel>
    </ConsolePage>
  );
}

function ScheduleList({
  schedules,
  lastFiles,
  owners,
}: Pick<SchedulesPageProps, 'schedules' | 'lastFiles' | 'owners'>) {
  const { schedules: texts } = useConsole().texts;
  if (schedules.length === 0) return <p className="nothing">{texts.empty}</p>;
  return (
    <ul className="schedules">
      {schedules.map((schedule) => (
        <ScheduleItem
          key={schedule.id}
          schedule={schedule}
          last={lastFiles.get(schedule.id)}
          owner={owners.get(schedule.id)}
        />
      ))}
    </ul>
  );
}

function ScheduleItem({
  schedule,
  last,
  owner,
}: {
  schedule: Schedule;
  last: LastFile | undefined;
  owner: Owner | undefined;
}) {
  const { schedules: texts } = useConsole().texts;
  const { id, name, report, frequency, hour, url, emails } = schedule;
  const own = `${SCHEDULES_PATH}/${id}`;
  const when = texts.when(texts.frequencies[frequency], String(hour).padStart(2, '0'));
  return (
    <li>
      <div>
        <a className="filter-link" href={report}>
          <b>{name}</b>
        </a>
        <p>{when}</p>
        <p className="hint address">
          {emails.length > 0 ? emails.map(shownAddress).join(', ') : new URL(url).host}
        </p>
        <OwnerLine owner={owner} />
      </div>
      <div>
        <LastFileNote last={last} />
      </div>
      <div className="actions">
        <PostForm action={`${own}/send`} button={texts.sendNow(name)} isQuiet />
        <a className="panel-link" href={own}>
          {texts.edit(name)}
        </a>
        <a className="panel-link" href={`${own}/delete`}>
          {texts.remove(name)}
        </a>
      </div>
    </li>
  );
}

function LastFileNote({ last }: { last: LastFile | undefined }) {
  const { texts, format } = useConsole();
  const { states, noAnswer, tries } = texts.postbacks;
  const { never, lastFile } = texts.schedules;
  if (!last) return <p className="hint">{never}</p>;
  const { state, attempts, triedAt, status, answer } = last;
  return (
    <>
      <p>
        {lastFile} <span className={`state ${state}`}>{states[state]}</span>
      </p>
      {triedAt !== undefined && <p className="hint">{format.moment(triedAt)}</p>}
      {triedAt !== undefined && state !== 'delivered' && (
        <p className="hint">
          {`${tries(format.count(attempts), attempts === 1)}: ${status ?? noAnswer} ${answer}`.trim()}
        </p>
      )}
    </>
  );
}
