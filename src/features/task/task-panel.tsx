import type { Reward } from '#shared/reward/reward.ts';
import { useLoadLabels } from '#i18n/use-load-labels.ts';
import { buttonClass } from '#ui/base/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { TaskIcon } from '#ui/icons/task-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoadState } from '#ui/feedback/load-state.tsx';
import { NoticeBanner } from '#ui/feedback/notice-banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './task-list.module.css';
import type { RewardParts } from './task-entry.tsx';
import { TaskRow } from './task-row.tsx';
import { TaskSteps } from './task-steps.tsx';
import type { TaskClaims } from './use-task-claims.ts';
import type { Tasks } from './use-tasks.ts';

export interface TaskPanelProps {
  readonly tasks: Tasks;
  readonly claims: TaskClaims;
  readonly renderRewards: (rewards: readonly Reward[]) => RewardParts;
}

const EXPECTED_ROWS = [0, 1, 2, 3, 4, 5];

export function TaskPanel({ tasks, claims, renderRewards }: TaskPanelProps) {
  const { t } = useTranslation('task');
  const loadLabels = useLoadLabels();
  if (tasks.status !== 'ready') {
    return (
      <LoadState state={tasks} failedTitle={t('loadFailed')} {...loadLabels}>
        <Skeleton height={330} radius={2} />
        {EXPECTED_ROWS.map((row) => (
          <Skeleton key={row} height={76} radius={2} />
        ))}
      </LoadState>
    );
  }
  const { tasks: list, steps, claimed, resetsAt, problem, refresh } = tasks;
  return (
    <Stack gap={4}>
      {problem !== null && <NoticeBanner tone="warning" text={problem} />}
      <TaskSteps
        steps={steps}
        claimed={claimed}
        resetsAt={resetsAt}
        onNewDay={refresh}
        claims={claims}
        renderRewards={renderRewards}
      />
      {list.length === 0 ? (
        <EmptyState
          art={<TaskIcon size={56} />}
          title={t('none')}
          text={t('noneText')}
          action={
            <Link to="/lobby/home" className={buttonClass('quiet')}>
              {t('toGames')}
            </Link>
          }
        />
      ) : (
        <List gap={2} className={styles.list} aria-label={t('list')}>
          {list.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              claims={claims}
              rewards={task.rewards.length > 0 ? renderRewards(task.rewards) : null}
            />
          ))}
        </List>
      )}
    </Stack>
  );
}
