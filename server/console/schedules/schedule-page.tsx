import { BackLink } from '#server/console/kit/back-link.tsx';
import { ConsolePage } from '#server/console/kit/console-page.tsx';
import { FormNote, PostForm, type Note } from '#server/console/kit/form.tsx';
import { Panel } from '#server/console/kit/panel.tsx';
import { ScheduleFields, type ScheduleForm } from '#server/console/schedules/schedule-fields.tsx';
import { SCHEDULES_PATH } from '#server/console/schedules/paths.ts';
import { useConsole } from '#server/console/kit/console-context.ts';
import type { Schedule } from '#server/console/schedules/schedules.ts';

export interface SchedulePageProps {
  note: Note | undefined;
  timeZone: string;
  schedule: Schedule;
  form: ScheduleForm;
}

/** One schedule, to edit. */
export function SchedulePage({ note, timeZone, schedule, form }: SchedulePageProps) {
  const { schedules: texts } = useConsole().texts;
  const own = `${SCHEDULES_PATH}/${schedule.id}`;
  const title = texts.edit(schedule.name);
  return (
    <ConsolePage title={title} here={own}>
      <h1>{title}</h1>
      <FormNote note={note} />
      <Panel id="edit" title={schedule.name}>
        <PostForm action={own} button={texts.save}>
          <ScheduleFields form={form} timeZone={timeZone} isKept />
        </PostForm>
      </Panel>
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
