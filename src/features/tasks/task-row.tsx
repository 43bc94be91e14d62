import type { Task } from '#domain/task.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { NoticeBanner } from '#ui/notice-banner.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Text } from '#ui/text.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimState } from './claim-state.tsx';
import { TaskGo } from './task-go.tsx';
import { TaskIconOf } from './task-icon-of.tsx';
import styles from './task-list.module.css';
import type { TaskClaims } from './use-task-claims.ts';
import { useTaskWords } from './use-task-words.ts';

interface TaskRowProps {
  readonly task: Task;
  readonly claims: TaskClaims;
  /** The task's rewards in short. */
  readonly rewards: ReactNode;
  /** What stands there while it is not done; the way to where it is done unless given. */
  readonly renderOpen?: (title: string) => ReactNode;
}

/** One task: what it asks for, what it gives, how far it is. */
export function TaskRow({ task, claims, rewards, renderOpen }: TaskRowProps) {
  const { t } = useTranslation('task');
  const { title, progress } = useTaskWords()(task);
  const { id, kind, state, fraction } = task;
  const claim = { taskId: id };
  // Whatever went wrong on the way: what the platform calls claimed was paid.
  const problem = state === 'claimed' ? null : claims.problemOf(claim);
  return (
    <Row
      as="li"
      gap={3}
      lineGap={2}
      wrap
      className={classNames(styles.row, state === 'claimed' && styles.isClaimed)}
      data-task={id}
      data-state={state}
    >
      <span className={classNames(styles.sign, state === 'claimable' && styles.isLit)}>
        <TaskIconOf kind={kind} />
      </span>
      <Stack gap="hair" className={styles.words}>
        <Text weight="medium" breaks className={styles.title}>
          {title}
        </Text>
        {kind === 'other' && (
          <Text tone="faint" size="small" figures>
            {t('otherText')}
          </Text>
        )}
        {rewards}
      </Stack>
      <div className={styles.end}>
        <ClaimState
          state={state}
          claim={claim}
          claims={claims}
          name={title}
          open={renderOpen?.(title) ?? <TaskGo kind={kind} title={title} />}
        />
      </div>
      {progress !== null && state === 'open' && (
        <Row gap={3} className={styles.progress}>
          <ProgressBar
            fraction={fraction}
            label={t('progressOf', { name: title })}
            valueText={progress}
            isTextHidden
          />
          <Text as="span" tone="faint" size="small" figures aria-hidden>
            {progress}
          </Text>
        </Row>
      )}
      {problem !== null && (
        <div className={styles.problem}>
          <NoticeBanner tone="failure" text={problem} />
        </div>
      )}
    </Row>
  );
}
