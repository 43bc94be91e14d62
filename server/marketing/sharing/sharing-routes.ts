import { BadRequest } from '#server/core/http/refusal.ts';
import { changeAndNote, type Action, type ActionLine } from '#server/marketing/access/actions.ts';
import { DAY_MS, epochMs } from '#shared/time/duration.ts';
import {
  addSharedLink,
  endSharedLink,
  findSharedLink,
  listSharedLinks,
  readLinkDays,
  type SharedLink,
} from '#server/marketing/sharing/shared-links.ts';
import {
  SHARED_PATH,
  SHARES_PATH,
  SHARING_PATH,
  VIEWS_PATH,
} from '#server/marketing/sharing/paths.ts';
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
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';
import type { Note } from '#server/marketing/kit/form.tsx';

interface Said {
  note?: Note;
  /** What was typed. */
  forms?: Partial<Record<'view' | 'link', Form>>;
  fresh?: { name: string; address: string };
  /** The view whose new name was refused. */
  renaming?: { id: number; name: string };
}

/** Saved views of the report, and links that show one without an account. */
export function addSharing(app: ConsoleApp): void {
  const { database, clock } = app.context;
  const { db } = database;
  const line = (
    { user }: Visit,
    action: Action,
    detail: ActionLine['detail'] = {},
  ): ActionLine => ({ actor: user, action, detail, now: clock.now() });

  const show = async (visit: Visit, { note, forms, renaming, fresh }: Said = {}) => {
    const now = clock.now();
    const report = textOf(visit.request.query, 'report');
    const asked: Form = report === '' ? {} : { report };
    return visit.pages.sharing({
      note: note ?? doneNote(visit),
      today: visit.today,
      now,
      views: await listSavedViews(db),
      links: await listSharedLinks(db, now),
      forms: { view: forms?.view ?? asked, link: forms?.link ?? asked },
      renaming,
      fresh,
    });
  };
  /** A form whose problem is shown on the page, with what was typed. */
  const form = (
    path: string,
    act: (visit: Visit, form: Form) => Promise<Answer>,
    typed: (given: Form, id: number) => Said = () => ({}),
  ) =>
    app.form(path, async (visit, given) => {
      try {
        return await act(visit, given);
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error;
        void visit.reply.code(400);
        const note = { text: visit.texts.problem(error.message), isProblem: true };
        return show(visit, { ...typed(given, Number(idOf(visit))), note });
      }
    });
  const viewOf = async (visit: Visit): Promise<SavedView> => {
    const id = idOf(visit);
    const view = id === undefined ? undefined : await findSavedView(db, id);
    if (!view) throw new BadRequest('there is no such saved view');
    return view;
  };

  const linkOf = async (visit: Visit): Promise<SharedLink> => {
    const id = idOf(visit);
    const link = id === undefined ? undefined : await findSharedLink(db, id);
    if (!link) throw new BadRequest('there is no such shared link');
    return link;
  };

  app.page(SHARING_PATH, (visit) => show(visit));
  form(
    VIEWS_PATH,
    async (visit, given) => {
      const report = readReport(given, visit.today);
      const name = readName(given);
      const added = { ...line(visit, 'view-added', { view: name }), after: { name, report } };
      await changeAndNote(database, added, (trx) =>
        addSavedView(trx, { name, report, createdBy: visit.user.name, now: clock.now() }),
      );
      return { to: report };
    },
    (view) => ({ forms: { view } }),
  );
  form(
    `${VIEWS_PATH}/:id`,
    async (visit, given) => {
      const { id, name: before } = await viewOf(visit);
      const name = readName(given);
      const renamed = {
        ...line(visit, 'view-renamed', { view: name }),
        before: { name: before },
        after: { name },
      };
      await changeAndNote(database, renamed, (trx) => renameSavedView(trx, id, name));
      return { to: `${SHARING_PATH}?done=view-renamed` };
    },
    ({ name = '' }, id) => ({ renaming: { id, name } }),
  );
  form(`${VIEWS_PATH}/:id/delete`, async (visit) => {
    const { id, name, report } = await viewOf(visit);
    const deleted = { ...line(visit, 'view-deleted', { view: name }), before: { name, report } };
    await changeAndNote(database, deleted, (trx) => deleteSavedView(trx, id));
    return { to: `${SHARING_PATH}?done=view-deleted` };
  });

  form(
    SHARES_PATH,
    async (visit, given) => {
      const now = clock.now();
      const report = readReport(given, visit.today);
      const name = readName(given);
      const endsAt = epochMs(now + readLinkDays(given) * DAY_MS);
      const added = {
        ...line(visit, 'share-added', { link: name }),
        after: { name, report, endsAt: new Date(endsAt).toISOString() },
      };
      const token = await changeAndNote(database, added, (trx) =>
        addSharedLink(trx, { name, report, endsAt, createdBy: visit.user.name, now }),
      );
      return show(visit, { fresh: { name, address: `${visit.origin}${SHARED_PATH}/${token}` } });
    },
    (link) => ({ forms: { link } }),
  );
  form(`${SHARES_PATH}/:id/end`, async (visit) => {
    const { id, name, report, endsAt } = await linkOf(visit);
    const ended = {
      ...line(visit, 'share-ended', { link: name }),
      before: { name, report, endsAt: new Date(endsAt).toISOString() },
    };
    await changeAndNote(database, ended, (trx) => endSharedLink(trx, id, clock.now()));
    return { to: `${SHARING_PATH}?done=link-ended` };
  });
}

/** The id in the address; undefined for none. */
function idOf({ request }: Visit): number | undefined {
  const { id = '' } = request.params as { id?: string };
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}

function doneNote({ request, texts: { sharing } }: Visit): Note | undefined {
  const all: Readonly<Record<string, string>> = {
    'view-renamed': sharing.viewRenamed,
    'view-deleted': sharing.viewDeleted,
    'link-ended': sharing.linkEnded,
  };
  const done = String(request.query['done']);
  return Object.hasOwn(all, done) ? { text: all[done] ?? '', isProblem: false } : undefined;
}
