import { useFirstTexts } from '#i18n/first-texts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { OfflineIcon } from '#ui/icons/offline-icon.tsx';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { ParolaWordmark } from '#ui/brand/parola-wordmark.tsx';
import type { ReactNode } from 'react';
import styles from './problem.module.css';

interface ProblemFrameProps {
  /** Names the screen for tests and reports. */
  readonly screen: 'crash' | 'problem';
  readonly isOffline: boolean;
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

/** A full-screen problem message. */
export function ProblemFrame({ screen, isOffline, title, text, action }: ProblemFrameProps) {
  const { t } = useFirstTexts();
  const Drawing = isOffline ? OfflineIcon : WarningIcon;
  return (
    <main data-screen={screen} className={styles.screen}>
      <h1>
        <ParolaWordmark height={32} label={t('common.appName')} />
      </h1>
      <EmptyState
        role="alert"
        art={<Drawing size={64} />}
        title={title}
        text={text}
        action={action}
      />
    </main>
  );
}
