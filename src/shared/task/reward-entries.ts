import { isMinorUnits } from '#shared/money/money.ts';
import { BARE_ENTRY, type RewardCondition, type RewardEntry } from '#shared/reward/reward-entry.ts';
import { splitRewards } from '#shared/reward/split-rewards.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { countsMoney, type Task, type TaskKind, type TaskStep } from './task.ts';

/** The tasks of the day (spec §3): the claimable ones and those begun. */
export function entriesOfTasks(
  tasks: readonly Task[],
  steps: readonly TaskStep[],
  claimed: number,
  resetsAt: EpochMs,
): readonly RewardEntry[] {
  const begun = tasks.filter(
    ({ state, done }) => state === 'claimable' || (state === 'open' && done > 0),
  );
  return [
    ...begun.map(({ id, kind, state, rewards, done, target }): RewardEntry => ({
      ...BARE_ENTRY,
      ...splitRewards(rewards),
      key: `task-${id}`,
      source: 'task',
      name: { kind: 'task', task: { id, kind, target } },
      state: state === 'claimable' ? 'claimable' : 'running',
      condition: state === 'claimable' ? null : progressOf(kind, done, target),
      claim: state === 'claimable' ? { taskId: id } : null,
      endsAt: resetsAt,
    })),
    ...steps
      .filter(({ state }) => state === 'claimable')
      .map(({ count, rewards }): RewardEntry => ({
        ...BARE_ENTRY,
        ...splitRewards(rewards),
        key: `task-step-${count}`,
        source: 'task',
        name: { kind: 'task-steps', count },
        state: 'claimable',
        condition: { kind: 'steps', done: claimed, target: count },
        claim: { achieveNum: count },
        endsAt: resetsAt,
      })),
  ];
}

const progressOf = (kind: TaskKind, done: number, target: number): RewardCondition =>
  countsMoney(kind) && isMinorUnits(done) && isMinorUnits(target)
    ? { kind: 'recharge', done, target }
    : { kind: 'steps', done, target };
