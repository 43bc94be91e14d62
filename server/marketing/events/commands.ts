import { exportVisitor, forgetVisitor } from '#server/marketing/events/one-visitor.ts';
import { command, OperatorError } from '#server/core/commands/command.ts';
import * as v from 'valibot';

const installId = v.pipe(v.string(), v.uuid('a number like 5f0c9b1e-4a39-4a39-9d55-0d6f0f1f6f1a'));

export const installShow = command({
  summary:
    'Shows all that is stored of one copy of the app, by the install id that it reports with.',
  usage: '--id UUID',
  options: v.object({ id: installId }),
  run({ database }, { id }) {
    return exportVisitor(database, id);
  },
});

export const installForget = command({
  summary: 'Deletes one install. Its share of the daily totals stays.',
  usage: '--id UUID',
  options: v.object({ id: installId }),
  async run({ database, clock, settings: { market } }, { id }) {
    if (await forgetVisitor(database, { market, now: clock.now() }, id)) return { forgotten: id };
    throw new OperatorError(`nothing is stored of ${id}`);
  },
});
