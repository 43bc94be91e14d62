import type { Kysely, Selectable } from 'kysely';
import { camelCase } from '#server/core/commands/arguments.ts';
import { momentsOfText } from '#server/core/commands/moment-option.ts';
import { OperatorError, type Change } from '#server/core/commands/command.ts';
import { PLANNED_TIME } from '#server/core/commands/planned-time.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import type { Operator } from '#server/core/audit/audit.ts';
import type { PlanState, PlannedChangeTable } from '#server/core/database/planned-change-table.ts';
import type { Tables } from '#server/core/database/tables.ts';
import type { Trx } from '#server/core/database/transact.ts';

export type Plan = Selectable<PlannedChangeTable>;

const MOST_WAITING = 500;

/** The time of a command that is to be planned. @throws OperatorError when it has passed */
export function plannedTime(
  options: Readonly<Record<string, unknown>>,
  { market, now }: Pick<Change, 'market' | 'now'>,
): EpochMs | undefined {
  const text = options[PLANNED_TIME];
  if (typeof text !== 'string') return undefined;
  const { start } = momentsOfText(text, market);
  if (start <= now) throw new OperatorError('--at has passed');
  return start;
}

/** Stores a command for its time. @throws OperatorError when too many wait */
export async function addPlan(
  { trx, now }: Pick<Change, 'trx' | 'now'>,
  asked: {
    operator: Operator;
    command: string;
    options: unknown;
    reason: string | undefined;
    dueAt: EpochMs;
  },
): Promise<number> {
  const { operator, command, options, reason, dueAt } = asked;
  const { waiting } = await trx
    .selectFrom('planned_change')
    .where('state', '=', 'waiting')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (Number(waiting) >= MOST_WAITING) {
    throw new OperatorError(`at most ${MOST_WAITING} changes may be planned`);
  }
  const { id } = await trx
    .insertInto('planned_change')
    .values({
      created_at: now,
      due_at: dueAt,
      actor: operator.name,
      login: operator.login,
      way: operator.way,
      command,
      options: JSON.stringify(withoutTime(options)),
      reason: reason ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function withoutTime(options: unknown): object {
  const given = Object.entries(options ?? {});
  return Object.fromEntries(given.filter(([name]) => camelCase(name) !== PLANNED_TIME));
}

/** Locks a plan that still waits. @throws OperatorError when there is none */
export async function lockPlan(trx: Trx, id: number): Promise<Plan> {
  const plan = await trx
    .selectFrom('planned_change')
    .where('id', '=', id)
    .forUpdate()
    .selectAll()
    .executeTakeFirst();
  if (!plan) throw new OperatorError(`no planned change ${id}`);
  if (plan.state !== 'waiting') {
    throw new OperatorError(`planned change ${id} is ${plan.state} already`);
  }
  return plan;
}

/** Notes the end of a plan that still waits. */
export const endPlan = (
  db: Kysely<Tables>,
  id: number,
  end: { state: PlanState; by: string; now: EpochMs; problem?: string },
) =>
  db
    .updateTable('planned_change')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .set({
      state: end.state,
      ended_at: end.now,
      ended_by: end.by,
      problem: end.problem ?? null,
    })
    .execute();

/** Plans that wait, the next one first. @param until only those due by then */
export function waitingPlans(db: Kysely<Tables>, until?: EpochMs): Promise<Plan[]> {
  const waiting = db.selectFrom('planned_change').where('state', '=', 'waiting');
  return (until === undefined ? waiting : waiting.where('due_at', '<=', until))
    .orderBy('due_at')
    .orderBy('id')
    .selectAll()
    .execute();
}

/** Plans that ended, the latest first. */
export const endedPlans = (db: Kysely<Tables>, limit: number): Promise<Plan[]> =>
  db
    .selectFrom('planned_change')
    .where('state', '!=', 'waiting')
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
