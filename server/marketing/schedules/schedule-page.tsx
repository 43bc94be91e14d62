import { BackLink } from '#server/marketing/kit/back-link.tsx';
import { ConsolePage } from '#server/marketing/kit/console-page.tsx';
import { FormNote, PostForm, type Note } from '#server/marketing/kit/form.tsx';
import { OwnerPanel, type Ownership } from '#server/marketing/owners/owner-parts.tsx';
import { Panel } from '#server/marketing/kit/panel.tsx';
import { ScheduleFields, type ScheduleForm } from '#server/marketing/schedules/schedule-fields.tsx';
import { SCHEDULES_PATH } from '#server/marketing/schedules/paths.ts';
import { useConsole } from '#server/marketing/kit/console-context.ts';
import type { Schedule } from '#server/marketing/schedules/schedules.ts';

export interface SchedulePageProps {
  note: Note | undefined;
  timeZone: string;
  schedule: Schedule;
  ownership: Ownership;
  form: ScheduleForm;
  /** E-mail can be chosen. */
  hasMailer: boolean;
}

/** One schedule, to edit. */
export function SchedulePage({
  note,
  timeZone,
  schedule,
  ownership,
  form,
  hasMailer,
}: SchedulePageProps) {
  const { schedules: texts } = useConsole().texts;
  const own = `${SCHEDULES_PATH}/${schedule.id}`;
  const title = texts.edit(schedule.name);
  return (
    <ConsolePage title={title} here={own}>
      <h1>{title}</h1>
      <FormNote note={note} />
      <Panel id="edit" title={schedule.name}>
        <PostForm action={own} button={texts.save}>
          <ScheduleFields form={form} timeZone={timeZone} hasMailer={hasMailer} isKept />
        </PostForm>
      </Panel>
      <OwnerPanel ownership={ownership} own={own} />
      <BackLink href={SCHEDULES_PATH}>{texts.all}</BackLink>
    </ConsolePage>
  );
}

/** Asks before a schedule is deleted. */
export function DeleteSchedulePage({ schedule }: Pick<SchedulePageProps, 'schedule'>) {
  const { schedules: texts } = useConsole().texts;
  const own = `${SCHEDULES_PATH}/${schedule.id}/delete`;
  const title = texts.askRemove(schedule.name);
  return (
    <ConsolePage title={title} here={own}>
      <h1>{title}</h1>
      <p>{texts.removeHint}</p>
      <PostForm action={own} button={texts.confirmRemove} />
      <BackLink href={SCHEDULES_PATH}>{texts.keep}</BackLink>
    </ConsolePage>
  );
}
