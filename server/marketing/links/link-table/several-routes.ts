import { BadRequest } from '#server/core/http/refusal.ts';
import { changeAndNote } from '#server/marketing/access/actions.ts';
import { GUESSED_ENCODINGS } from '#server/marketing/given-table/decode-table.ts';
import { suggestNames } from '#server/marketing/events/names.ts';
import { addLinks } from '#server/marketing/links/link-table/add-links.ts';
import {
  checkLinkTable,
  type CheckedLinks,
  type GivenLinks,
} from '#server/marketing/links/link-table/check-link-table.ts';
import {
  DEFAULT_FIELDS,
  type LinkDefaults,
} from '#server/marketing/links/link-table/read-link-table.ts';
import {
  chosenTemplate,
  listTemplates,
} from '#server/marketing/links/link-templates/link-templates.ts';
import { LINKS_PATH, SEVERAL_PATH } from '#server/marketing/links/paths.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';
import type { Form } from '#server/marketing/kit/read-form.ts';

/** Enough for the highest number of lines. */
const LARGEST_TABLE_BYTES = 4 * 1024 * 1024;

interface Said {
  problem?: string;
  given?: GivenLinks;
  preview?: CheckedLinks;
}

/** Adds several links of a table: shown first, then stored exactly as they were shown. */
export function addSeveralLinkPages(app: ConsoleApp): void {
  const { database, clock } = app.context;

  const show = async (visit: Visit, { problem, given, preview }: Said = {}) => {
    if (problem !== undefined) void visit.reply.code(400);
    return visit.pages.severalLinks({
      note: problem === undefined ? undefined : { text: problem, isProblem: true },
      table: given?.table ?? '',
      defaults: given?.defaults ?? (await chosenTemplate(database.db, visit.request.query)) ?? {},
      templates: await listTemplates(database.db),
      campaigns: await suggestNames(database.db, 'campaign'),
      preview,
    });
  };

  /** Shows what would be added; a second form with the digest of exactly that adds it. */
  const checkOrAdd = async (visit: Visit, form: Form): Promise<Answer> => {
    const given: GivenLinks = {
      table: form['table'] ?? '',
      defaults: defaultsOf(form),
      guessedEncoding: GUESSED_ENCODINGS.find((known) => known === form['encoding']),
    };
    try {
      const now = clock.now();
      const preview = await checkLinkTable(database.longDb, given, { today: visit.today, now });
      const problem = problemOf(visit, preview, form);
      if (problem !== undefined) return await show(visit, { problem, given, preview });
      if (form['checked'] === undefined) return await show(visit, { given, preview });
      const drafts = preview.lines.map(({ draft }) => draft);
      const names = drafts.map(({ name }) => name);
      const line = {
        actor: visit.user,
        action: 'links-added',
        detail: { links: names.length, names: names.join(', ') },
        after: { links: names },
        now,
      } as const;
      await changeAndNote(database, line, (trx) =>
        addLinks(trx, drafts, { by: visit.user.name, now }),
      );
      return { to: `${LINKS_PATH}?several=${names.length}` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      return show(visit, { problem: visit.texts.problem(error.message), given });
    }
  };

  app.page(SEVERAL_PATH, (visit) => show(visit));
  app.form(SEVERAL_PATH, checkOrAdd, { bodyLimit: LARGEST_TABLE_BYTES });
}

/** Says why nothing can be added; undefined where it can, or where nobody asked yet. */
function problemOf(
  { texts: { several: texts } }: Visit,
  preview: CheckedLinks,
  form: Form,
): string | undefined {
  const { lines, problems, room, similar, guessedEncoding } = preview;
  if (problems.length > 0) return texts.hasProblems;
  if (lines.length > room) return texts.noRoom(String(room), String(lines.length));
  if (form['checked'] === undefined) return undefined;
  if (form['checked'] !== preview.digest) return texts.changed;
  const isSure = similar.length === 0 || form['sure'] === preview.similarDigest;
  const isDecoded = guessedEncoding === undefined || form['encoding-right'] === 'yes';
  return isSure && isDecoded ? undefined : texts.unanswered;
}

const defaultsOf = (form: Form): LinkDefaults =>
  Object.fromEntries(DEFAULT_FIELDS.map((field) => [field, form[field] ?? '']));
