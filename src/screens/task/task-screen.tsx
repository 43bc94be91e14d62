import { selectConfig } from '#state/catalogue/catalogue-slice.ts';
import { BackLink } from '#features/back-link/back-link.tsx';
import { RewardPhrase } from '#features/reward/reward-phrase.tsx';
import { RewardWagering } from '#features/reward/reward-wagering.tsx';
import { TaskPanel } from '#features/task/task-panel.tsx';
import { useTaskClaims } from '#features/task/use-task-claims.ts';
import { readyClaims } from '#features/task/ready-claims.ts';
import { useTasks } from '#features/task/use-tasks.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './task-screen.module.css';

interface TaskScreenProps {
  /** One screen with two addresses: `/profile/task` and `/lobby/task` (spec §2). */
  readonly noun: 'profileTask' | 'task';
}

/** The player's tasks, their progress and their rewards (spec §2, §3). */
export function TaskScreen({ noun }: TaskScreenProps) {
  const { t } = useTranslation();
  const tasks = useTasks();
  const claims = useTaskClaims(readyClaims(tasks));
  const boosts = useSelector(selectConfig)?.boosts;
  return (
    <main data-screen={noun}>
      <PageHeader title={t(`screens.${noun}.title`)} back={<BackLink />} />
      <div className={styles.content}>
        <TaskPanel
          tasks={tasks}
          claims={claims}
          renderRewards={(rewards) => ({
            line: <RewardPhrase rewards={rewards} boosts={boosts} />,
            terms: <RewardWagering rewards={rewards} />,
          })}
        />
      </div>
    </main>
  );
}
