import type { ColumnType, Generated } from 'kysely';
import type { AuditWay } from './audit-tables.ts';
import type { Fixed } from './columns.ts';

/** `failed`: the command refused at its time, for the reason in `problem`. */
export const PLAN_STATES = ['waiting', 'done', 'failed', 'cancelled'] as const;
export type PlanState = (typeof PLAN_STATES)[number];

/** An operator's command that runs at a time. */
export interface PlannedChangeTable {
  id: Generated<number>;
  created_at: Fixed<number>;
  due_at: Fixed<number>;
  actor: Fixed<string>;
  login: Fixed<string>;
  way: Fixed<AuditWay>;
  command: Fixed<string>;
  /** JSON, as given, without the time. */
  options: Fixed<string>;
  reason: Fixed<string | null>;
  state: ColumnType<PlanState, never, PlanState>;
  ended_at: Generated<number | null>;
  ended_by: Generated<string | null>;
  problem: Generated<string | null>;
}
