import { sql } from 'kysely';
import { claimCheck } from '#server/money/reconcile/bonus-check.ts';

/** Tasks and the steps of achievements; some give only tickets. */
export const tasksCheck = claimCheck('tasks', {
  meaning: 'What was paid for tasks and steps was claimed by the player who has it.',
  pattern: '^task-',
  noun: 'claimed task',
  claims: sql`
    select 'task-' || task_id || '-' || period || '-' || player_id as reference, player_id
    from task_claim
    union all
    select 'task-step-' || num || '-' || period || '-' || player_id, player_id
    from task_step_claim`,
  isMoney: false,
});
