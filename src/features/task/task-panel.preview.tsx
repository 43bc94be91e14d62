import { epochMs } from '#shared/time/duration.ts';
import type { Reward } from '#shared/reward/reward.ts';
import { taskKind, type Task, type TaskState } from '#shared/task/task.ts';
import { FAILED, statesOf, type Preview } from '#ui/base/preview.ts';
import { TaskPanel } from './task-panel.tsx';
import type { TaskClaims } from './use-task-claims.ts';
import type { Tasks } from './use-tasks.ts';

const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 99];
const STATES: readonly TaskState[] = ['claimable', 'open', 'claimed'];
const coins: readonly Reward[] = [{ id: 2001, count: 500, betRate: 35, betDays: null }];

const everyKind: readonly Task[] = TYPES.map((type, place) => ({
  id: type,
  kind: taskKind(type),
  rewards: coins,
  target: [3, 6].includes(type) ? 50 : [5, 12].includes(type) ? 10_000 : 1,
  done: [3, 6].includes(type) ? 20 : [5, 12].includes(type) ? 4_000 : 0,
  state: STATES[place === 0 ? 0 : place < 11 ? 1 : 2] ?? 'open',
  fraction: 0.4,
}));
const ready: Tasks = {
  status: 'ready',
  tasks: everyKind,
  steps: [
    { count: 2, state: 'claimed', rewards: coins },
    { count: 4, state: 'claimable', rewards: coins },
    { count: 6, state: 'open', rewards: coins },
  ],
  claimed: 4,
  resetsAt: epochMs(Date.UTC(2100, 0, 1)),
  problem: null,
  refresh: () => undefined,
};
const idle: TaskClaims = {
  isBusy: () => false,
  problemOf: () => null,
  claim: () => undefined,
};

const looks: Readonly<Record<string, { tasks: Tasks; claims?: Partial<TaskClaims> }>> = {
  loading: { tasks: { status: 'loading' } },
  'every kind': { tasks: ready },
  claiming: { tasks: ready, claims: { isBusy: () => true } },
  'not known whether it was claimed': {
    tasks: ready,
    claims: { problemOf: () => 'We do not know yet whether this was claimed.' },
  },
  'older than it looks': { tasks: { ...ready, problem: 'There is no connection.' } },
  'no tasks and no steps': { tasks: { ...ready, tasks: [], steps: [] } },
  failed: {
    tasks: FAILED,
  },
};

export const preview: Preview = {
  name: 'Tasks',
  states: statesOf(looks, ({ tasks, claims }) => (
    <TaskPanel
      tasks={tasks}
      claims={{ ...idle, ...claims }}
      renderRewards={(rewards) => ({
        line: <span>{rewards.map(({ id }) => `#${id}`).join(', ')}</span>,
        terms: null,
      })}
    />
  )),
};
