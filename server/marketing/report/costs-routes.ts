import { BadRequest } from '#server/core/http/refusal.ts';
import { COSTS_PATH } from '#server/marketing/report/paths.ts';
import { DAY_ORDERS } from '#server/marketing/given-table/given-day.ts';
import { GUESSED_ENCODINGS } from '#server/marketing/given-table/decode-table.ts';
import { markets } from '#shared/market/market.ts';
import { countReplaced, readCosts } from '#server/marketing/costs/costs.ts';
import { leftAloneBy, listImports, MOST_IMPORTS } from '#server/marketing/costs/cost-imports.ts';
import { readCostDays } from '#server/marketing/costs/cost-days.ts';
import { saveAndNote, undoAndNote } from '#server/marketing/costs/noted-imports.ts';
import { transact } from '#server/core/database/transact.ts';
import { readCostTable } from '#server/marketing/costs/cost-table/read-cost-table.ts';
import type { CostAnswers } from '#server/marketing/costs/cost-table/cost-questions.ts';
import { readView } from '#server/marketing/report/view.ts';
import { tableDigest } from '#server/marketing/given-table/table-digest.ts';
import type { Answer, ConsoleApp, Form, Visit } from '#server/marketing/kit/console-app.ts';
import type { CostPreview } from '#server/marketing/report/costs-preview.tsx';
import type { Note } from '#server/marketing/kit/form.tsx';

/** Enough for the highest number of lines. */
const LARGEST_TABLE_BYTES = 4 * 1024 * 1024;

/** Imports that the page lists at first. */
const FIRST_IMPORTS = 10;
/** Days of the list of days. */
const DAYS = 31;

interface Said {
  note?: Note | undefined;
  table?: string;
  preview?: CostPreview;
}

/** Costs of campaigns: checked, then added as a table; shown by campaign. */
export function addCosts(app: ConsoleApp): void {
  const { database, clock, settings } = app.context;

  const show = async (visit: Visit, { note, table = '', preview }: Said) => {
    const view = readView(visit.request.query, visit.today, visit.user.scope);
    // Only filters that apply to costs.
    const { source, campaign } = view.filters;
    const filters = { ...(source && { source }), ...(campaign && { campaign }) };
    const costs = await readCosts(database.longDb, { ...view, filters }, 'campaign');
    const { today, request } = visit;
    const most = request.query['imports'] === 'all' ? MOST_IMPORTS : FIRST_IMPORTS;
    const found = await listImports(database.db, most + 1);
    const imports = { imports: found.slice(0, most), hasMore: found.length > most };
    const days = await readCostDays(database.longDb, { from: today - DAYS + 1, to: today });
    return visit.pages.costs(
      { ...view, filters },
      { note, table, preview, costs: costs ?? new Map(), imports, days },
    );
  };

  app.page(COSTS_PATH, async (visit) => {
    const { added, undone } = visit.request.query;
    const lines = /^\d{1,6}$/.exec(String(added))?.[0];
    const text =
      lines === undefined
        ? await textOfUndone(visit, numberOf(undone))
        : visit.texts.costs.imported(lines);
    return show(visit, { note: text === undefined ? undefined : { text, isProblem: false } });
  });
  const textOfUndone = async ({ texts }: Visit, id: number | undefined) => {
    const left = id === undefined ? null : await leftAloneBy(database.db, id);
    if (left === null) return undefined;
    const { undone, leftAlone } = texts.costs.imports;
    return left === 0 ? undone(String(id)) : `${undone(String(id))} ${leftAlone(String(left))}`;
  };

  app.form(`${COSTS_PATH}/imports/:id/undo`, async (visit): Promise<Answer> => {
    const id = numberOf((visit.request.params as { id: string }).id);
    if (id === undefined) return { to: COSTS_PATH };
    const { user } = visit;
    try {
      await transact(database, (trx) => undoAndNote(trx, { id, actor: user, now: clock.now() }));
      return { to: `${COSTS_PATH}?undone=${id}` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      return show(visit, { note: { text: visit.texts.problem(error.message), isProblem: true } });
    }
  });

  /** Shows what would be stored; a second form with the digest of the same table stores it. */
  const checkOrAdd = async (visit: Visit, form: Form): Promise<Answer> => {
    const { table = '', checked } = form;
    const problem = (text: string, preview?: CostPreview) => {
      void visit.reply.code(400);
      return show(visit, { note: { text, isProblem: true }, table, ...(preview && { preview }) });
    };
    const guessedEncoding = GUESSED_ENCODINGS.find((known) => known === form['encoding']);
    const { currency } = markets[settings.market];
    const options = { currency, today: visit.today, guessedEncoding };
    const digest = tableDigest(table);
    try {
      const preview = async (): Promise<CostPreview> => {
        const read = await readCostTable(table, options);
        const replaced = await countReplaced(database.longDb, read.costs);
        return { read, replaced, table, digest, guessedEncoding };
      };
      if (checked === undefined) return await show(visit, { table, preview: await preview() });
      const { preview: texts } = visit.texts.costs;
      if (checked !== digest) return await problem(texts.changed, await preview());
      const read = await readCostTable(table, { ...options, answers: answersOf(form) });
      if (read.questions.length > 0) return await problem(texts.unanswered, await preview());
      const { costs, lines } = read;
      await transact(database, (trx) =>
        saveAndNote(trx, { costs, lines, digest, actor: visit.user, now: clock.now() }),
      );
      return { to: `${COSTS_PATH}?added=${read.lines}` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      return problem(visit.texts.problem(error.message));
    }
  };
  app.form(COSTS_PATH, checkOrAdd, { bodyLimit: LARGEST_TABLE_BYTES });
}

const numberOf = (text: unknown): number | undefined =>
  /^\d{1,9}$/.test(String(text)) ? Number(text) : undefined;

const answersOf = (form: Form): CostAnswers => ({
  dayOrder: DAY_ORDERS.find((known) => known === form['day-order']),
  sumsRepeated: form['repeated'] === 'yes',
  isEncodingRight: form['encoding-right'] === 'yes',
});
