import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import { wholeNumber, yesOrNo } from '#server/core/commands/option-types.ts';
import * as v from 'valibot';

const moment = v.pipe(wholeNumber, v.minValue(0));

export const list = readCommand({
  summary: 'Lists the activities with their times.',
  usage: '',
  options: v.object({}),
  async run({ database }) {
    const rows = await database.db.selectFrom('activity').orderBy('id').selectAll().execute();
    return {
      activities: rows.map((row) => ({
        id: row.id,
        isRunning: row.is_running,
        beginnerTime: row.beginner_time,
        beginTime: row.begin_time,
        endTime: row.end_time,
      })),
    };
  },
});

export const set = changeCommand({
  summary: 'Changes when an activity runs; times are milliseconds since the epoch.',
  usage: '--id N [--running yes|no] [--beginner-time MS] [--begin MS] [--end MS]',
  options: v.object({
    id: wholeNumber,
    running: v.optional(yesOrNo),
    beginnerTime: v.optional(moment),
    begin: v.optional(moment),
    end: v.optional(moment),
  }),
  async change({ trx }, { id, running, beginnerTime, begin, end }) {
    const before = await trx
      .selectFrom('activity')
      .where('id', '=', id)
      .forUpdate()
      .select(['is_running', 'beginner_time', 'begin_time', 'end_time'])
      .executeTakeFirst();
    if (!before) throw new OperatorError(`no activity ${id}`);
    const after = {
      is_running: running ?? before.is_running,
      beginner_time: beginnerTime ?? before.beginner_time,
      begin_time: begin ?? before.begin_time,
      end_time: end ?? before.end_time,
    };
    await trx.updateTable('activity').where('id', '=', id).set(after).execute();
    return { result: { id }, before, after };
  },
});
