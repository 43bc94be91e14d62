/** Counters of the worker until its next report. */
import type { WorkerSums } from '#shared/worker/report-contract.ts';
import type { Outcome } from './fetch-with-tries.ts';

export interface IconStats {
  readonly add: (name: keyof WorkerSums, by: number) => void;
  /** Counts an icon that was fetched ahead. */
  readonly outcome: (outcome: Outcome) => void;
  /** Returns the sums above 0 and resets them. */
  readonly take: () => Partial<WorkerSums>;
}

export function createIconStats(): IconStats {
  let sums = new Map<keyof WorkerSums, number>();
  const add: IconStats['add'] = (name, by) => {
    if (by > 0) sums.set(name, (sums.get(name) ?? 0) + by);
  };
  return {
    add,
    outcome(outcome) {
      switch (outcome.kind) {
        case 'icon':
          add('fetched', 1);
          add('bytes', outcome.icon.size);
          return;
        case 'absent':
          add('absent', 1);
          return;
        case 'failed':
        case 'unreachable':
          add('failed', 1);
      }
    },
    take() {
      const taken = Object.fromEntries(sums);
      sums = new Map();
      return taken;
    },
  };
}
