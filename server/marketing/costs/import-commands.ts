import { BadRequest } from '#server/core/http/refusal.ts';
import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import { COMMAND_ACTOR } from '#server/marketing/access/actions.ts';
import { dayText } from '#server/core/market-day.ts';
import { formatMoney, minorUnits } from '#shared/money/money.ts';
import { listImports, MOST_IMPORTS } from '#server/marketing/costs/cost-imports.ts';
import { marketOf } from '#server/core/commands/market-of.ts';
import { markets } from '#shared/market/market.ts';
import { undoAndNote } from '#server/marketing/costs/noted-imports.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import * as v from 'valibot';

const LATEST = 20;

export const list = readCommand({
  summary: 'Lists the latest imports of costs, newest first.',
  usage: `[--limit N, at most ${MOST_IMPORTS}]`,
  options: v.object({
    limit: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(MOST_IMPORTS)), LATEST),
  }),
  async run(context, { limit }) {
    const { currency } = markets[await marketOf(context)];
    const imports = await listImports(context.database.db, limit);
    return {
      imports: imports.map((one) => ({
        id: one.id,
        at: new Date(one.added_at).toISOString(),
        by: one.added_by,
        lines: one.lines,
        from: dayText(one.from_day),
        to: dayText(one.to_day),
        total: formatMoney(minorUnits(one.total), currency),
        sources: one.sources,
        campaigns: one.campaigns,
        campaignCount: one.campaign_count,
        undoneBy: one.undone_by,
        leftAlone: one.left_alone,
      })),
    };
  },
});

export const undo = changeCommand({
  summary:
    'Undoes an import of costs: each cost gets its value from before, unless it was replaced later.',
  usage: '--id N',
  options: v.object({ id: v.pipe(wholeNumber, v.minValue(1), v.maxValue(999_999_999)) }),
  async change({ trx, now }, { id }) {
    const undone = await undoAndNote(trx, { id, actor: COMMAND_ACTOR, now }).catch(
      (error: unknown) => {
        throw error instanceof BadRequest ? new OperatorError(error.message) : error;
      },
    );
    return { result: { import: id, ...undone }, after: { import: id, ...undone } };
  },
});
