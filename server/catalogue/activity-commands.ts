import { command, OperatorError, wholeNumber, yesOrNo } from '#server/core/commands/command.ts';
import * as v from 'valibot';

const moment = v.pipe(wholeNumber, v.minValue(0));

export const list = command({
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

export const set = command({
  summary: 'Changes when an activity runs; times are milliseconds since the epoch.',
  usage: '--id N [--running yes|no] [--beginner-time MS] [--begin MS] [--end MS]',
  options: v.object({
    id: wholeNumber,
    running: v.optional(yesOrNo),
    beginnerTime: v.optional(moment),
    begin: v.optional(moment),
    end: v.optional(moment),
  }),
  async run({ database }, { id, running, beginnerTime, begin, end }) {
    const row = await database.db
      .updateTable('activity')
      .where('id', '=', id)
      .set((eb) => ({
        is_running: running ?? eb.ref('is_running'),
        beginner_time: beginnerTime ?? eb.ref('beginner_time'),
        begin_time: begin ?? eb.ref('begin_time'),
        end_time: end ?? eb.ref('end_time'),
      }))
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new OperatorError(`no activity ${id}`);
    return { id };
  },
});
