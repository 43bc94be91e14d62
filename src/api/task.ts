/** The player's tasks and their rewards (contract, tasks part). */
import { api } from '#api/core/api.ts';
import type { NumberedBody } from '#api/core/numbered-body.ts';
import { registerEndpoints } from '#api/core/endpoint-registry.ts';
import type { ResponseOf } from '#shared/wire/endpoints.ts';
import { taskEndpoints } from '#shared/task/contract.ts';
import type { MinorUnits } from '#shared/money/money.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { TaskBoard } from '#shared/task/task.ts';

registerEndpoints(taskEndpoints);

/** The rewards of a claim, the coins right after, and the new state of the tasks. */
export interface TaskReward {
  readonly rewards: readonly Reward[];
  readonly coin: MinorUnits;
  readonly seq: number;
  readonly board: Omit<TaskBoard, 'resetsAt'>;
}

/** A task, or a step of the daily achievements. */
export type TaskClaim = { readonly taskId: number } | { readonly achieveNum: number };

/** Parses a stored claim; null when it is invalid. */
export function readTaskClaim({
  taskId,
  achieveNum,
}: Readonly<Record<string, unknown>>): TaskClaim | null {
  if (typeof taskId === 'number') return { taskId };
  return typeof achieveNum === 'number' ? { achieveNum } : null;
}

export const taskApi = api.enhanceEndpoints({ addTagTypes: ['task'] }).injectEndpoints({
  endpoints: (build) => ({
    tasks: build.query<TaskBoard, void>({
      query: () => ({ name: 'tasks' }),
      transformResponse: (answer: ResponseOf<'tasks'>) => ({
        ...toBoard(answer),
        resetsAt: answer.resetTime,
      }),
      providesTags: ['task'],
    }),
    claimTask: build.mutation<TaskReward, NumberedBody>({
      query: (body) => ({ name: 'claimTask', body }),
      transformResponse: ({ rewards, coin, seq, ...answer }: ResponseOf<'claimTask'>) => ({
        rewards,
        coin,
        seq,
        board: toBoard(answer),
      }),
      async onQueryStarted(_order, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          dispatch(
            taskApi.util.updateQueryData('tasks', undefined, (known) => ({
              ...known,
              ...data.board,
            })),
          );
        } catch {
          // Refused or lost: the claimable tasks may have changed.
          dispatch(taskApi.util.invalidateTags(['task']));
        }
      },
    }),
  }),
});

const STATES = { 0: 'claimable', 1: 'claimed', 0.5: 'open' } as const;

type Answer = Pick<ResponseOf<'tasks'>, 'achieveNum' | 'achieveData' | 'taskData'>;

function toBoard({ achieveNum, achieveData, taskData }: Answer): Omit<TaskBoard, 'resetsAt'> {
  return {
    claimed: achieveNum,
    steps: achieveData.map(({ num, isReceive, rewards }) => ({
      count: num,
      state: STATES[isReceive],
      rewards,
    })),
    progress: Object.fromEntries(
      Object.entries(taskData).map(([id, { taskTarget, num, isReceive }]) => [
        id,
        { target: taskTarget, done: num, state: STATES[isReceive] },
      ]),
    ),
  };
}

export const { useTasksQuery } = taskApi;
