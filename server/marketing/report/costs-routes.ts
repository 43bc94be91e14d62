import { BadRequest } from '#server/core/http/refusal.ts';
import { changeAndNote } from '#server/marketing/access/actions.ts';
import { COSTS_PATH } from '#server/marketing/report/paths.ts';
import { costsForm, type CostsSaid } from '#server/marketing/report/costs-form.ts';
import { leftAloneBy, listImports, MOST_IMPORTS } from '#server/marketing/costs/cost-imports.ts';
import { listColumns, removeColumns } from '#server/marketing/costs/remembered-columns.ts';
import { readCostDays } from '#server/marketing/costs/cost-days.ts';
import { readCosts } from '#server/marketing/costs/costs.ts';
import { readView } from '#server/marketing/report/view.ts';
import { transact } from '#server/core/database/transact.ts';
import { undoAndNote } from '#server/marketing/costs/noted-imports.ts';
import type { ConsoleApp, Visit } from '#server/marketing/kit/console-app.ts';
import type { Answer } from '#server/marketing/kit/answers.ts';

/** Enough for the highest number of lines. */
const LARGEST_TABLE_BYTES = 4 * 1024 * 1024;

/** Imports that the page lists at first. */
const FIRST_IMPORTS = 10;
/** Days of the list of days. */
const DAYS = 31;

/** Costs of campaigns: checked, then added as a table; shown by campaign. */
export function addCosts(app: ConsoleApp): void {
  const { database, clock } = app.context;

  const show = async (visit: Visit, { note, table = '', preview, columnQuestion }: CostsSaid) => {
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
      {
        note,
        table,
        preview,
        columnQuestion,
        costs: costs ?? new Map(),
        imports,
        remembered: await listColumns(database.db),
        days,
      },
    );
  };

  app.page(COSTS_PATH, async (visit) => {
    const { added, undone, forgotten } = visit.request.query;
    const { costs: words } = visit.texts;
    const lines = /^\d{1,6}$/.exec(String(added))?.[0];
    const text =
      lines === undefined
        ? await textOfUndone(visit, numberOf(undone), forgotten)
        : words.imported(lines);
    return show(visit, { note: text === undefined ? undefined : { text, isProblem: false } });
  });
  const textOfUndone = async ({ texts }: Visit, id: number | undefined, forgotten: unknown) => {
    if (forgotten === 'yes') return texts.costs.remembered.forgotten;
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

  app.form(`${COSTS_PATH}/columns/:id/forget`, async (visit): Promise<Answer> => {
    const id = numberOf((visit.request.params as { id: string }).id);
    if (id === undefined) return { to: COSTS_PATH };
    const { user: actor } = visit;
    const now = clock.now();
    const line = { actor, action: 'cost-columns-removed', detail: { columns: id }, now } as const;
    await changeAndNote(database, line, (trx) => removeColumns(trx, id));
    return { to: `${COSTS_PATH}?forgotten=yes` };
  });

  const answer = costsForm(app);
  app.form(
    COSTS_PATH,
    async (visit, form) => {
      const answered = await answer(visit, form);
      return 'to' in answered ? answered : show(visit, answered);
    },
    { bodyLimit: LARGEST_TABLE_BYTES },
  );
}

const numberOf = (text: unknown): number | undefined =>
  /^\d{1,9}$/.test(String(text)) ? Number(text) : undefined;
