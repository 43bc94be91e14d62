import { changeCommand, OperatorError, readCommand } from '#server/core/commands/command.ts';
import { dayOrTime, momentsOfText } from '#server/core/commands/moment-option.ts';
import { parseJson } from '#server/core/http/read-body.ts';
import { partly, takenBack } from '#server/core/database/taken-back.ts';
import { readLobbyContent } from '#server/catalogue/lobby-content.ts';
import { wholeNumber } from '#server/core/commands/option-types.ts';
import { endedPlans, endPlan, lockPlan, waitingPlans, type Plan } from '#server/operator/plans.ts';
import * as v from 'valibot';

const LISTED = 50;
const id = v.pipe(wholeNumber, v.minValue(1));

export const list = readCommand({
  summary: 'Lists changes that are planned, the next one first, and the latest that ended.',
  usage: '',
  options: v.object({}),
  async run({ database: { db } }) {
    const [waiting, ended] = await Promise.all([waitingPlans(db), endedPlans(db, LISTED)]);
    return { waiting: waiting.map(shown), ended: ended.map(shown) };
  },
});

export const cancel = changeCommand({
  summary: 'Cancels a planned change.',
  usage: '--id N',
  options: v.object({ id }),
  async change({ trx, now, operator }, { id: wanted }) {
    const { command, actor, due_at: dueAt } = await lockPlan(trx, wanted);
    await endPlan(trx, wanted, { state: 'cancelled', by: operator.name, now });
    return {
      result: { plan: wanted, state: 'cancelled' },
      before: { plan: wanted, command, by: actor, at: new Date(dueAt).toISOString() },
      after: { plan: wanted, state: 'cancelled' },
    };
  },
});

export const run = changeCommand({
  summary: 'Makes a planned change now, as it was given.',
  usage: '--id N',
  options: v.object({ id }),
  async change({ trx, now, operator }, { id: wanted }) {
    const { actor: name, login, way, command, options, reason } = await lockPlan(trx, wanted);
    await endPlan(trx, wanted, { state: 'done', by: operator.name, now });
    return {
      result: { plan: wanted, state: 'done' },
      before: { plan: wanted, state: 'waiting' },
      after: { plan: wanted, state: 'done' },
      makes: {
        command,
        options: parseJson(options),
        operator: { name, login, way },
        reason: reason ?? undefined,
      },
    };
  },
});

export const preview = changeCommand({
  summary: 'Shows what the lobby contains at a time, when everything planned until then is done.',
  usage: '--time 2026-12-31T18:00+08:00',
  options: v.object({ time: dayOrTime }),
  async change({ trx, market, makeOther }, { time }) {
    const { start } = momentsOfText(time, market);
    const plans = await waitingPlans(trx, start);
    const problems: { plan: number; problem: string }[] = [];
    const content = await takenBack(trx, async () => {
      for (const { id: plan, command, options } of plans) {
        const problem = await problemOf(() =>
          partly(trx, () => makeOther(command, parseJson(options))),
        );
        if (problem !== undefined) problems.push({ plan, problem });
      }
      return readLobbyContent(trx);
    });
    return { result: { ...content, problems }, isRead: true };
  },
});

async function problemOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
}

const iso = (moment: number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

const shown = (plan: Plan) => ({
  id: plan.id,
  state: plan.state,
  at: iso(plan.due_at),
  by: plan.actor,
  login: plan.login,
  command: plan.command,
  options: plan.options,
  reason: plan.reason,
  endedAt: iso(plan.ended_at),
  endedBy: plan.ended_by,
  problem: plan.problem,
});
