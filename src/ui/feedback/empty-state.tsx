import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** A drawing: a large icon (56 px) or the mark. */
  readonly art: ReactNode;
  readonly title: string;
  /** The next step, or what still works. */
  readonly text: string;
  /** The code of an error, always after its cause. */
  readonly code?: string | undefined;
  /** One button or link. */
  readonly action?: ReactNode;
  /** `alert` when it replaces content that has just failed. */
  readonly role?: 'alert' | 'status' | undefined;
}

/** Empty or failed content: says why and what to do next. */
export function EmptyState({ art, title, text, code, action, role }: EmptyStateProps) {
  return (
    <div className={styles.empty} role={role}>
      <span className={styles.art} aria-hidden>
        {art}
      </span>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {code !== undefined && <p className={styles.code}>{code}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
