import type { EpochMs } from '#shared/time/duration.ts';
import type { Reward } from '#shared/reward/reward.ts';
import type { TaskStep } from '#shared/task/task.ts';
import { Card } from '#ui/layout/card.tsx';
import { GiftIcon } from '#ui/icons/gift-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Note } from '#ui/base/note.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Text } from '#ui/base/text.tsx';
import { useTranslation } from 'react-i18next';
import { DayEnd } from './day-end.tsx';
import { TaskEntry, type RewardParts } from './task-entry.tsx';
import styles from './task-list.module.css';
import type { TaskClaims } from './use-task-claims.ts';

interface TaskStepsProps {
  readonly steps: readonly TaskStep[];
  readonly claimed: number;
  readonly resetsAt: EpochMs;
  readonly onNewDay: () => void;
  readonly claims: TaskClaims;
  readonly renderRewards: (rewards: readonly Reward[]) => RewardParts;
}

/** Tasks claimed today, the steps they lead to, and the reset time. */
export function TaskSteps(props: TaskStepsProps) {
  const { steps, claimed, resetsAt, onNewDay, claims, renderRewards } = props;
  const { t } = useTranslation('task');
  const last = Math.max(0, ...steps.map(({ count }) => count));
  return (
    <Card look="reward" gap={3}>
      <Row gap={3} lineGap={1} align="baseline" spread>
        <Text as="h2" size="lead" weight="bold">
          {t('steps.title')}
        </Text>
        <DayEnd key={resetsAt} resetsAt={resetsAt} onNewDay={onNewDay} />
      </Row>
      {last > 0 && (
        <>
          <ProgressBar
            fraction={claimed / last}
            label={t('steps.done', { count: claimed })}
            valueText={t('progress', { done: Math.min(claimed, last), target: last })}
          />
          <Note tone="faint" figures>
            {t('steps.text')}
          </Note>
          <ul className={styles.steps}>
            {steps.map((step) => (
              <StepRow
                key={step.count}
                step={step}
                claimed={claimed}
                claims={claims}
                rewards={renderRewards(step.rewards)}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

interface StepRowProps {
  readonly step: TaskStep;
  readonly claimed: number;
  readonly claims: TaskClaims;
  readonly rewards: RewardParts;
}

function StepRow({ step: { count, state }, claimed, claims, rewards }: StepRowProps) {
  const { t } = useTranslation('task');
  return (
    <TaskEntry
      mark={{ 'data-step': count }}
      icon={<GiftIcon />}
      title={t('steps.count', { count })}
      state={state}
      claim={{ achieveNum: count }}
      claims={claims}
      rewards={rewards}
      open={
        <Note as="span" tone="faint" figures>
          {t('steps.left', { count: Math.max(0, count - claimed) })}
        </Note>
      }
    />
  );
}
