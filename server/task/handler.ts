import { epochMs } from '#shared/time/duration.ts';
import { transact } from '#server/core/database/transact.ts';
import { BadRequest } from '#server/core/http/refusal.ts';
import { marketDay } from '#server/core/market-day.ts';
import { logAction } from '#server/task/log-action.ts';
import { doneBy } from '#server/task/deeds.ts';
import { claimStep, claimTask as claim, tasksFrom } from '#server/task/tasks.ts';
import type { Handler } from '#server/players/handler.ts';

/** The player's tasks (spec §3). */
export const tasks: Handler<'tasks'> = async (
  { database: { db }, catalogue, settings: { market } },
  _request,
  { session: { playerId }, now },
) => {
  const { config } = await catalogue.current();
  const done = await doneBy(db, { playerId, market, now });
  return {
    ...tasksFrom(done, config),
    resetTime: epochMs(now + marketDay(market, now).endsInMs),
  };
};

/** Claims a task or a step of the achievements. */
export const claimTask: Handler<'claimTask'> = async (
  { settings: { market } },
  { taskId, achieveNum },
  { session: { playerId }, trx, config, now },
) => {
  const asking = { playerId, market, now };
  const { rewards, done, coins } = await claimEither();
  return { rewards, ...tasksFrom(done, config), ...coins };

  function claimEither() {
    if (taskId !== undefined && achieveNum === undefined) return claim(trx, asking, taskId, config);
    if (achieveNum !== undefined && taskId === undefined) return claimStep(trx, asking, achieveNum);
    throw new BadRequest('taskId or achieveNum');
  }
};

/** The app reports that the player shared or followed. */
export const actionLog: Handler<'actionLog'> = async (
  { database, settings: { market } },
  { actionType },
  { session: { playerId }, now },
) => {
  const { number: day } = marketDay(market, now);
  await transact(database, (trx) => logAction(trx, { playerId, actionType, day }));
  return {};
};
