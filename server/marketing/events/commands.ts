import { countSums } from '#server/marketing/revenue/count-revenue.ts';
import { exportVisitor, forgetVisitor } from '#server/marketing/events/one-visitor.ts';
import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import * as v from 'valibot';

const installId = v.pipe(v.string(), v.uuid('a number like 5f0c9b1e-4a39-4a39-9d55-0d6f0f1f6f1a'));

export const installShow = readCommand({
  summary:
    'Shows all that is stored of one copy of the app, by the install id that it reports with.',
  usage: '--id UUID',
  options: v.object({ id: installId }),
  run({ database }, { id }) {
    return exportVisitor(database, id);
  },
});

export const installForget = changeCommand({
  summary: 'Deletes one install. Its share of the daily totals stays.',
  usage: '--id UUID',
  options: v.object({ id: installId }),
  async prepare({ database, clock, settings: { market } }) {
    // Uncounted changes must not be lost from the sums.
    while (!(await countSums(database, market, clock.now())));
  },
  async change({ trx }, { id }) {
    if (!(await forgetVisitor(trx, id))) throw new OperatorError(`nothing is stored of ${id}`);
    return { result: { forgotten: id } };
  },
});
