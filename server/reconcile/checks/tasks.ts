import { sql } from 'kysely';
import { compareClaims } from '#server/reconcile/compare-claims.ts';
import type { Check } from '#server/reconcile/check.ts';

const BONUS = { kind: 'bonus', pattern: '^task-' } as const;

/** Tasks and the steps of achievements; some give tickets only. */
export const tasksCheck: Check = {
  name: 'tasks',
  meaning: 'What was paid for tasks and steps was claimed by the player who has it.',
  origins: [BONUS],
  run: (db) =>
    compareClaims(db, {
      noun: 'claimed task',
      origin: BONUS,
      claims: sql`
        select 'task-' || task_id || '-' || period || '-' || player_id as reference, player_id
        from task_claim
        union all
        select 'task-step-' || num || '-' || period || '-' || player_id, player_id
        from task_step_claim`,
      isMoney: false,
    }),
};
