import type { Task } from '#shared/task/task.ts';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskEntry, type RewardParts } from './task-entry.tsx';
import { TaskGo } from './task-go.tsx';
import { TaskIconOf } from './task-icon-of.tsx';
import styles from './task-list.module.css';
import type { TaskClaims } from './use-task-claims.ts';
import { useTaskWords } from './use-task-words.ts';

interface TaskRowProps {
  readonly task: Task;
  readonly claims: TaskClaims;
  /** The task's rewards in short form. */
  readonly rewards: RewardParts | null;
  /** Shown until it is done; by default the link to where it is done. */
  readonly renderOpen?: (title: string) => ReactNode;
}

/** One task: goal, rewards and progress. */
export function TaskRow({ task, claims, rewards, renderOpen }: TaskRowProps) {
  const { t } = useTranslation('task');
  const { title, progress } = useTaskWords()(task);
  const { id, kind, state, fraction } = task;
  return (
    <TaskEntry
      mark={{ 'data-task': id }}
      icon={<TaskIconOf kind={kind} />}
      title={title}
      state={state}
      claim={{ taskId: id }}
      claims={claims}
      rewards={rewards}
      open={renderOpen?.(title) ?? <TaskGo kind={kind} title={title} />}
      below={
        progress !== null &&
        state === 'open' && (
          <Row gap={3} className={styles.progress}>
            <ProgressBar
              fraction={fraction}
              label={t('progressOf', { name: title })}
              valueText={progress}
              isTextHidden
            />
            <Note as="span" tone="faint" figures aria-hidden>
              {progress}
            </Note>
          </Row>
        )
      }
    >
      {kind === 'other' && (
        <Note tone="faint" figures>
          {t('otherText')}
        </Note>
      )}
    </TaskEntry>
  );
}
