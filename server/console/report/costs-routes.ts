import { BadRequest } from '#server/http/refusal.ts';
import { COSTS_PATH } from '#server/console/report/paths.ts';
import { noteAction } from '#server/console/access/actions.ts';
import { markets } from '#domain/market.ts';
import { parseCosts, readCosts, saveCosts } from '#server/attribution/costs.ts';
import { readView } from '#server/console/report/view.ts';
import { transact } from '#server/database/transact.ts';
import type { Answer, ConsoleApp, Form, Visit } from '#server/console/console-app.ts';
import type { Note } from '#server/console/kit/form.tsx';

/** Enough for the highest number of lines. */
const LARGEST_TABLE_BYTES = 4 * 1024 * 1024;

/** Costs of campaigns: added as a table, shown by campaign. */
export function addCosts(app: ConsoleApp): void {
  const { database, clock, settings } = app.context;

  const show = async (visit: Visit, note: Note | undefined, table = '') => {
    const view = readView(visit.request.query, visit.today);
    // Only filters that apply to costs.
    const { source, campaign } = view.filters;
    const filters = { ...(source && { source }), ...(campaign && { campaign }) };
    const costs = await readCosts(database.longDb, { ...view, filters }, 'campaign');
    return visit.pages.costs({ ...view, filters }, { note, table, costs: costs ?? new Map() });
  };

  app.page(COSTS_PATH, (visit) => {
    const lines = /^\d{1,6}$/.exec(String(visit.request.query['added']))?.[0];
    const text = lines === undefined ? undefined : visit.texts.costs.imported(lines);
    return show(visit, text === undefined ? undefined : { text, isProblem: false });
  });
  const addTable = async (visit: Visit, { table = '' }: Form): Promise<Answer> => {
    try {
      const costs = await parseCosts(table, markets[settings.market].currency);
      await transact(database, async (trx) => {
        await saveCosts(trx, costs);
        await noteAction(trx, {
          actor: visit.user,
          action: 'costs-added',
          detail: { lines: costs.length },
          now: clock.now(),
        });
      });
      return { to: `${COSTS_PATH}?added=${costs.length}` };
    } catch (error) {
      if (!(error instanceof BadRequest)) throw error;
      void visit.reply.code(400);
      return show(visit, { text: error.message, isProblem: true }, table);
    }
  };
  app.form(COSTS_PATH, addTable, { bodyLimit: LARGEST_TABLE_BYTES });
}
