import { useReportActionMutation } from '#api/share.ts';
import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { followUrl, isFollowKind } from '#shared/follow/follow.ts';
import { NO_TASKS_BEGUN, taskList, type Task } from '#shared/task/task.ts';
import { FollowLink } from '#features/follow-rewards/follow-link.tsx';
import {
  FollowRewardsSheet,
  type FollowRewardsSheetProps,
} from '#features/follow-rewards/follow-rewards-sheet.tsx';
import { RewardPhrase } from '#features/reward/reward-phrase.tsx';
import { RewardWagering } from '#features/reward/reward-wagering.tsx';
import { TaskRow } from '#features/task/task-row.tsx';
import { useTaskClaims } from '#features/task/use-task-claims.ts';
import { useTasks } from '#features/task/use-tasks.ts';
import { selectIsSignedIn } from '#state/session/session-slice.ts';
import type { OpenedProps } from '#ui/overlay/overlay-props.ts';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';

/**
 * The follow rewards are two of the tasks (spec §3, types 4 and 13) plus their links. Composed here because
 * features do not import each other.
 */
export function FollowRewards(props: OpenedProps): ReactElement {
  const isSignedIn = useSelector(selectIsSignedIn);
  return isSignedIn ? <PlayerFollows {...props} /> : <VisitorFollows {...props} />;
}

function PlayerFollows(props: OpenedProps) {
  const tasks = useTasks();
  const [report] = useReportActionMutation();
  const rows = useFollowRows(tasks.status === 'ready' ? tasks.tasks : [], (action) => {
    if (tasks.status === 'ready') void report({ action }).then(tasks.refresh);
  });
  const follows: FollowRewardsSheetProps['follows'] =
    tasks.status === 'ready' ? { status: 'ready', rows } : tasks;
  return <FollowRewardsSheet {...props} follows={follows} isVisitor={false} />;
}

function VisitorFollows(props: OpenedProps) {
  const offers = useSelector(selectConfig)?.tasks ?? [];
  const rows = useFollowRows(taskList(offers, NO_TASKS_BEGUN), () => undefined);
  return <FollowRewardsSheet {...props} follows={{ status: 'ready', rows }} isVisitor />;
}

/** Creates a row for each page or channel that can be followed, or was. */
function useFollowRows(
  tasks: readonly Task[],
  onFollow: (action: 'follow-page' | 'follow-channel') => void,
) {
  const config = useSelector(selectConfig);
  const claims = useTaskClaims(
    tasks.flatMap(({ id, kind, state }) =>
      isFollowKind(kind) && state === 'claimable' ? [{ taskId: id }] : [],
    ),
  );
  return tasks.flatMap((task) => {
    const { id, kind, state, rewards } = task;
    if (!isFollowKind(kind)) return [];
    const url = followUrl(kind, config?.socialLinks ?? []);
    // Without a URL from the server there is nothing to follow.
    if (url === null && state === 'open') return [];
    return [
      <TaskRow
        key={id}
        task={task}
        claims={claims}
        rewards={{
          line: <RewardPhrase rewards={rewards} boosts={config?.boosts} />,
          terms: <RewardWagering rewards={rewards} />,
        }}
        renderOpen={(name) =>
          url !== null && <FollowLink url={url} name={name} onFollow={() => onFollow(kind)} />
        }
      />,
    ];
  });
}
