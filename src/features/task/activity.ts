import { stableResult } from '#api/core/stable-result.ts';
import { readTaskClaim, taskApi, useTasksQuery } from '#api/task.ts';
import { entriesOfTasks } from '#shared/task/reward-entries.ts';
import { taskList, type TaskOffer } from '#shared/task/task.ts';
import type { ActivityPart } from '#state/activity/activity-part.ts';
import { FRESH, type LoadedEntries } from '#state/activity/loaded-entries.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { TaskIcon } from '#ui/icons/task-icon.tsx';
import { useSelector } from 'react-redux';
import { useEntryClaim, type OnGot } from '#state/activity/use-entry-claim.ts';

const NO_TASKS: readonly TaskOffer[] = [];

export function useTasksPart(onGot: OnGot): ActivityPart {
  const claim = useEntryClaim({
    kind: 'task',
    mutation: taskApi.endpoints.claimTask,
    read: readTaskClaim,
    onGot,
  });
  return { Icon: TaskIcon, place: { to: '/profile/task' }, loaded: useLoaded(), claim };
}

function useLoaded(): readonly LoadedEntries[] {
  const offers = useSelector(selectConfig)?.tasks ?? NO_TASKS;
  const query = useTasksQuery(undefined, { ...FRESH, selectFromResult: stableResult });
  if (query.data === undefined) return [{ query, entries: undefined }];
  const { steps, claimed, resetsAt } = query.data;
  const list = taskList(offers, query.data);
  return [{ query, entries: entriesOfTasks(list, steps, claimed, resetsAt) }];
}
