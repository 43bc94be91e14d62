import {
  addNote,
  changeNote,
  findNote,
  readNote,
  removeNote,
  type NoteDraft,
} from '#server/marketing/notes/note-rows.ts';
import { addressOf, readView, type View } from '#server/marketing/report/view.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { campaignsWithin } from '#server/marketing/report/campaign-scope.ts';
import { changeAndNote, type Action, type ActionLine } from '#server/marketing/access/actions.ts';
import { dayText } from '#server/core/market-day.ts';
import { mayChangeNote, mayWriteNotes } from '#server/marketing/notes/note-writers.ts';
import { NOTES_PATH, REPORT_PATH } from '#server/marketing/report/paths.ts';
import { readCampaignNames, type ReportNote } from '#server/marketing/notes/visible-notes.ts';
import { readReportAddress } from '#server/marketing/report/report-address.ts';
import { showDashboard } from '#server/marketing/report/report-routes.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';

/** Notes on days of the report: written by marketers, and by agencies on their campaigns. */
export function addNotes(app: ConsoleApp): void {
  const { database, clock } = app.context;
  const { db } = database;

  /** A form whose problem is shown on the report, with what was typed. */
  const form = (
    path: string,
    act: (visit: Visit, given: Form, note: ReportNote | undefined) => Promise<void>,
  ) =>
    app.form(path, async (visit, given): Promise<Answer> => {
      const { user, reply, pages, texts } = visit;
      if (!mayWriteNotes(user)) {
        void reply.code(403);
        return pages.problem(texts.access.onlyViews);
      }
      const id = idOf(visit);
      const view = viewOf(visit, given);
      try {
        await act(visit, given, id === undefined ? undefined : await noteOf(visit, id));
        return { to: addressOf(REPORT_PATH, view, { fragment: 'notes' }) };
      } catch (error) {
        if (!(error instanceof BadRequest)) throw error;
        void reply.code(400);
        const refused = { id, form: given, problem: texts.problem(error.message) };
        return showDashboard(app, visit, view, refused);
      }
    });

  /** @throws BadRequest for a note that there is not, or that is not the user's to change */
  const noteOf = async ({ user }: Visit, id: number): Promise<ReportNote> => {
    const note = await findNote(db, id);
    const nameOf = await readCampaignNames(db, note ? [note.campaign] : []);
    if (note && mayChangeNote(user, { ...note, campaign: nameOf(note.campaign) })) return note;
    throw new BadRequest('there is no such note');
  };
  /** @throws BadRequest */
  const draftOf = async ({ user: { scope }, today }: Visit, given: Form): Promise<NoteDraft> => {
    const draft = readNote(given, today);
    if (scope === 'all') return draft;
    const nameOf = await readCampaignNames(db, [draft.campaign]);
    const isOwn = campaignsWithin([nameOf(draft.campaign)], scope).length > 0;
    if (isOwn && draft.campaign !== '') return draft;
    throw new BadRequest(`name one of your campaigns; their names begin with "${scope.prefix}"`);
  };
  const line = ({ user }: Visit, action: Action, more: Partial<ActionLine>): ActionLine => ({
    actor: user,
    action,
    ...more,
    now: clock.now(),
  });
  const writer = ({ user }: Visit) => ({ by: user.name, now: clock.now() });

  form(NOTES_PATH, async (visit, given) => {
    const draft = await draftOf(visit, given);
    const detail = { day: dayText(draft.day) };
    const added = line(visit, 'note-added', { detail, after: factsOf(draft) });
    await changeAndNote(database, added, (trx) => addNote(trx, draft, writer(visit)));
  });
  form(`${NOTES_PATH}/:id`, async (visit, given, note) => {
    if (!note) throw new BadRequest('there is no such note');
    const draft = await draftOf(visit, given);
    const detail = { note: note.id, day: dayText(draft.day) };
    const facts = { before: factsOf(note), after: factsOf(draft) };
    const changed = line(visit, 'note-changed', { detail, ...facts });
    await changeAndNote(database, changed, (trx) => changeNote(trx, note.id, draft, writer(visit)));
  });
  form(`${NOTES_PATH}/:id/remove`, async (visit, _given, note) => {
    if (!note) throw new BadRequest('there is no such note');
    const detail = { note: note.id, day: dayText(note.day) };
    const removed = line(visit, 'note-removed', { detail, before: factsOf(note) });
    await changeAndNote(database, removed, (trx) => removeNote(trx, note.id));
  });
}

const factsOf = ({ day, campaign, text }: NoteDraft) => ({ day: dayText(day), campaign, text });

function idOf(visit: Visit): number | undefined {
  const { id } = visit.request.params as { id?: string };
  if (id === undefined) return undefined;
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

/** The report on which the form stands; the front page for any other address. */
function viewOf({ today, user: { scope } }: Visit, { report = '' }: Form): View {
  try {
    const address = readReportAddress(report, today);
    if (address.path === REPORT_PATH) return { ...address.view, scope };
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error;
  }
  return readView({}, today, scope);
}
