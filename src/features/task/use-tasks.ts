import { REFETCHED_ON_RETURN } from '#api/core/query-freshness.ts';
import { stableResult } from '#api/core/stable-result.ts';
import { useTasksQuery } from '#api/task.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import type { EpochMs } from '#shared/time/duration.ts';
import { taskList, type Task, type TaskStep } from '#shared/task/task.ts';
import { useErrorText } from '#i18n/use-error-text.ts';
import { selectIsAnyOverlayOpen } from '#state/overlays/overlay-slice.ts';
import type { Unloaded } from '#ui/feedback/load-state.tsx';
import { unloadedOf } from '#ui/base/unloaded.ts';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';

export interface ReadyTasks {
  readonly status: 'ready';
  /** Claimable ones first, claimed ones last. */
  readonly tasks: readonly Task[];
  readonly steps: readonly TaskStep[];
  /** Number of tasks claimed today. */
  readonly claimed: number;
  readonly resetsAt: EpochMs;
  /** Why the refresh failed; the tasks may be outdated. */
  readonly problem: string | null;
  readonly refresh: () => void;
}

export type Tasks = Unloaded | ReadyTasks;

/**
 * The player's tasks, refetched each time the screen opens, on return to the page, and when a dialog closes:
 * sharing and following happen in dialogs.
 */
export function useTasks(): Tasks {
  const errors = useErrorText();
  const offers = useSelector(selectConfig)?.tasks;
  const isDialogOpen = useSelector(selectIsAnyOverlayOpen);
  const { data, error, isRetrying, refetch } = useTasksQuery(undefined, {
    ...REFETCHED_ON_RETURN,
    selectFromResult: stableResult,
  });
  const isLoaded = data !== undefined;

  useEffect(() => {
    if (!isDialogOpen && isLoaded) void refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a dialog that closed asks again, not the first answer
  }, [isDialogOpen]);

  const tasks = useMemo(
    () => (data === undefined ? [] : taskList(offers ?? [], data)),
    [data, offers],
  );

  if (data !== undefined) {
    const { steps, claimed, resetsAt } = data;
    return {
      status: 'ready',
      tasks,
      steps,
      claimed,
      resetsAt,
      problem: error === undefined || isRetrying ? null : errors.loading(error),
      refresh: () => void refetch(),
    };
  }
  return unloadedOf({ error, isRetrying, refetch }, errors.loading);
}
