import type { ReactNode } from 'react';
import styles from './notice-words.module.css';

export interface NoticeWordsProps {
  /** One small button or link; it wraps below a long text. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A notice's text and action. */
export function NoticeWords({ action, children }: NoticeWordsProps) {
  return (
    <span className={styles.words}>
      <span className={styles.text}>{children}</span>
      {action}
    </span>
  );
}
