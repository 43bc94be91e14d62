import type { TaskClaim } from '#api/task.ts';
import type { Tasks } from './use-tasks.ts';

/** The claims of all tasks and steps that are ready. */
export function readyClaims(board: Tasks): readonly TaskClaim[] {
  if (board.status !== 'ready') return [];
  const { tasks, steps } = board;
  return [
    ...tasks.flatMap(({ id, state }) => (state === 'claimable' ? [{ taskId: id }] : [])),
    ...steps.flatMap(({ count, state }) => (state === 'claimable' ? [{ achieveNum: count }] : [])),
  ];
}
