import type { ReactNode } from 'react';
import styles from './notice-words.module.css';

export interface NoticeWordsProps {
  /** One small button or link; it goes below a text that needs the line. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The words of a notice, and what can be done about it. */
export function NoticeWords({ action, children }: NoticeWordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.text}>{children}</span>
      {action}
    </span>
  );
}
