import { auditedSchedule } from '#server/marketing/schedules/audited-schedule.ts';
import {
  addSchedule,
  changeSchedule,
  deleteSchedule,
  findSchedule,
  listSchedules,
  readLastFiles,
  type Schedule,
} from '#server/marketing/schedules/schedules.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { markets } from '#shared/market/market.ts';
import {
  changeAndNote,
  noteOnly,
  type Action,
  type ActionLine,
} from '#server/marketing/access/actions.ts';
import { addOwnerForm, readOwnership } from '#server/marketing/owners/owner-routes.ts';
import { readOwners } from '#server/marketing/owners/owners.ts';
import { readSchedule } from '#server/marketing/schedules/schedule-draft.ts';
import { SCHEDULES_PATH } from '#server/marketing/schedules/paths.ts';
import { textOfRecipients } from '#server/marketing/email/recipients.ts';
import { hasInbox } from '#server/marketing/email/inbox-routes.ts';
import { isByEmail, sendFile } from '#server/marketing/schedules/send-file.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Note } from '#server/marketing/kit/form.tsx';

/** Pages of scheduled reports. */
export function addSchedulePages(app: ConsoleApp): void {
  const { database, clock, settings, maySend, mailer } = app.context;
  const { db } = database;
  const line = ({ user }: Visit, action: Action, schedule: string): ActionLine => ({
    actor: user,
    action,
    detail: { schedule },
    now: clock.now(),
  });

  /** Schedules that are sent by e-mail stay so where it is no longer set up. */
  const mayEmail = (stored?: Schedule): boolean =>
    mailer !== undefined || (stored !== undefined && isByEmail(stored));
  const readDraft = ({ today, language }: Visit, form: Form, stored?: Schedule) =>
    readSchedule(form, { today, maySend, language, mayEmail: mayEmail(stored) });

  const show = async (visit: Visit, said: { note?: Note; form?: Form } = {}) => {
    const report = textOf(visit.request.query, 'report');
    return visit.pages.schedules({
      note: said.note ?? doneNote(visit),
      timeZone: markets[settings.market].timeZone,
      schedules: await listSchedules(db),
      lastFiles: await readLastFiles(db),
      owners: await readOwners(db, 'report_schedule'),
      form: said.form ?? {
        ...(report !== '' && { report }),
        language: visit.language,
      },
      hasMailer: mailer !== undefined,
      hasInbox: hasInbox(settings),
    });
  };
  /** Finds the address's schedule. @throws BadRequest without one */
  const scheduleOf = async ({ request }: Visit): Promise<Schedule> => {
    const { id } = request.params as { id: string };
    const schedule = /^\d{1,9}$/.test(id) ? await findSchedule(db, Number(id)) : undefined;
    if (!schedule) throw new BadRequest('there is no such schedule');
    return schedule;
  };
  const onSchedule = (
    path: string,
    act: (visit: Visit, schedule: Schedule, form: Form) => Promise<Answer>,
  ) =>
    app.form(`${SCHEDULES_PATH}/:id${path}`, async (visit, form) =>
      act(visit, await scheduleOf(visit), form),
    );
  const showOne = async (
    visit: Visit,
    schedule: Schedule,
    said: { note?: Note; form?: Form } = {},
  ) => {
    const { name, report, frequency, hour, url, language, emails } = schedule;
    return visit.pages.schedule({
      note: said.note,
      ownership: await readOwnership(db, visit, { table: 'report_schedule', id: schedule.id }),
      timeZone: markets[settings.market].timeZone,
      schedule,
      hasMailer: mayEmail(schedule),
      form: said.form ?? {
        name,
        report,
        frequency,
        hour: String(hour),
        url,
        language,
        receiver: isByEmail(schedule) ? 'email' : 'address',
        emails: textOfRecipients(emails),
      },
    });
  };

  app.page(SCHEDULES_PATH, (visit) => show(visit));
  app.form(SCHEDULES_PATH, async (visit, form) => {
    try {
      const draft = readDraft(visit, form);
      const added = { ...line(visit, 'schedule-added', draft.name), after: auditedSchedule(draft) };
      await changeAndNote(database, added, (trx) =>
        addSchedule(trx, draft, {
          by: visit.user.name,
          owner: visit.user.session?.account,
          origin: visit.origin,
          now: clock.now(),
        }),
      );
      return { to: `${SCHEDULES_PATH}?done=added` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      const { secret: _secret, ...rest } = form;
      return show(visit, {
        note: { text: visit.texts.problem(error.message), isProblem: true },
        form: rest,
      });
    }
  });
  onSchedule('/send', async (visit, schedule) => {
    const { state, status, answer } = await sendFile(app.context, schedule, visit.today);
    await noteOnly(database, line(visit, 'schedule-sent', schedule.name));
    const { schedules: texts, postbacks } = visit.texts;
    const isProblem = state !== 'delivered';
    const said = String(status ?? postbacks.noAnswer);
    const { length } = schedule.emails;
    const done = isByEmail(schedule)
      ? texts.byEmail.done(visit.texts.email.addresses(String(length), length === 1))
      : texts.sent(said);
    const text = isProblem ? texts.notSent(said, answer) : done;
    return show(visit, { note: { text, isProblem } });
  });
  app.page(`${SCHEDULES_PATH}/:id`, async (visit) => showOne(visit, await scheduleOf(visit)));
  onSchedule('', async (visit, schedule, form) => {
    try {
      const draft = readDraft(visit, form, schedule);
      const isKept = !isByEmail(draft) && draft.secret === '' && form['noSecret'] !== 'yes';
      const changed = {
        ...line(visit, 'schedule-changed', draft.name),
        before: auditedSchedule(schedule),
        after: auditedSchedule(draft),
      };
      await changeAndNote(database, changed, (trx) =>
        changeSchedule(trx, schedule.id, {
          ...draft,
          origin: visit.origin,
          secret: isKept ? undefined : draft.secret,
        }),
      );
      return { to: `${SCHEDULES_PATH}?done=changed` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      const { secret: _secret, ...rest } = form;
      return showOne(visit, schedule, {
        note: { text: visit.texts.problem(error.message), isProblem: true },
        form: rest,
      });
    }
  });
  addOwnerForm(app, {
    table: 'report_schedule',
    path: SCHEDULES_PATH,
    action: 'schedule-handed-over',
    find: scheduleOf,
  });
  app.page(`${SCHEDULES_PATH}/:id/delete`, async (visit) =>
    visit.pages.deleteSchedule({ schedule: await scheduleOf(visit) }),
  );
  onSchedule('/delete', async (visit, schedule) => {
    const deleted = {
      ...line(visit, 'schedule-deleted', schedule.name),
      before: auditedSchedule(schedule),
    };
    await changeAndNote(database, deleted, (trx) => deleteSchedule(trx, schedule.id));
    return { to: `${SCHEDULES_PATH}?done=removed` };
  });
}

function doneNote({ request, texts }: Visit): Note | undefined {
  const { added, changed, removed } = texts.schedules;
  const { handed } = texts.owners;
  const text = { added, changed, removed, handed }[String(request.query['done'])];
  return text === undefined ? undefined : { text, isProblem: false };
}
