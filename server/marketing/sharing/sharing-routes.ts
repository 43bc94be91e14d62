import { BadRequest } from '#server/core/http/refusal.ts';
import { changeAndNote, type Action, type ActionLine } from '#server/marketing/access/actions.ts';
import { SHARING_PATH, VIEWS_PATH } from '#server/marketing/sharing/paths.ts';
import { textOf } from '#server/marketing/report/report-range.ts';
import {
  addSavedView,
  deleteSavedView,
  findSavedView,
  listSavedViews,
  readName,
  readReport,
  renameSavedView,
  type SavedView,
} from '#server/marketing/sharing/saved-views.ts';
import type { Answer, ConsoleApp, Form, Visit } from '#server/marketing/kit/console-app.ts';
import type { Note } from '#server/marketing/kit/form.tsx';

interface Said {
  note?: Note;
  /** What was typed. */
  form?: Form;
  /** The view whose new name was refused. */
  renaming?: { id: number; name: string };
}

/** Saved views of the report. */
export function addSharing(app: ConsoleApp): void {
  const { database, clock } = app.context;
  const { db } = database;
  const line = (
    { user }: Visit,
    action: Action,
    detail: ActionLine['detail'] = {},
  ): ActionLine => ({ actor: user, action, detail, now: clock.now() });

  const show = async (visit: Visit, { note, form, renaming }: Said = {}) => {
    const report = textOf(visit.request.query, 'report');
    return visit.pages.sharing({
      note: note ?? doneNote(visit),
      today: visit.today,
      views: await listSavedViews(db),
      form: form ?? { report },
      renaming,
    });
  };
  /** A form whose problem is shown on the page, with what was typed. */
  const form = (path: string, act: (visit: Visit, form: Form) => Promise<Answer>) =>
    app.form(path, async (visit, given) => {
      try {
        return await act(visit, given);
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error;
        void visit.reply.code(400);
        const note = { text: visit.texts.problem(error.message), isProblem: true };
        const { id } = visit.request.params as { id?: string };
        const name = given['name'] ?? '';
        return show(visit, {
          note,
          ...(id === undefined ? { form: given } : { renaming: { id: Number(id), name } }),
        });
      }
    });
  const viewOf = async ({ request }: Visit): Promise<SavedView> => {
    const { id } = request.params as { id: string };
    const view = /^\d{1,9}$/.test(id) ? await findSavedView(db, Number(id)) : undefined;
    if (!view) throw new BadRequest('there is no such saved view');
    return view;
  };

  app.page(SHARING_PATH, (visit) => show(visit));
  form(VIEWS_PATH, async (visit, given) => {
    const report = readReport(given, visit.today);
    const name = readName(given);
    const added = { ...line(visit, 'view-added', { view: name }), after: { name, report } };
    await changeAndNote(database, added, (trx) =>
      addSavedView(trx, { name, report, createdBy: visit.user.name, now: clock.now() }),
    );
    return { to: report };
  });
  form(`${VIEWS_PATH}/:id`, async (visit, given) => {
    const { id, name: before } = await viewOf(visit);
    const name = readName(given);
    const renamed = {
      ...line(visit, 'view-renamed', { view: name }),
      before: { name: before },
      after: { name },
    };
    await changeAndNote(database, renamed, (trx) => renameSavedView(trx, id, name));
    return { to: `${SHARING_PATH}?done=view-renamed` };
  });
  form(`${VIEWS_PATH}/:id/delete`, async (visit) => {
    const { id, name, report } = await viewOf(visit);
    const deleted = { ...line(visit, 'view-deleted', { view: name }), before: { name, report } };
    await changeAndNote(database, deleted, (trx) => deleteSavedView(trx, id));
    return { to: `${SHARING_PATH}?done=view-deleted` };
  });
}

function doneNote({ request, texts: { sharing } }: Visit): Note | undefined {
  const all: Readonly<Record<string, string>> = {
    'view-renamed': sharing.viewRenamed,
    'view-deleted': sharing.viewDeleted,
  };
  const done = String(request.query['done']);
  return Object.hasOwn(all, done) ? { text: all[done] ?? '', isProblem: false } : undefined;
}
