import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** What is always seen; a press on it opens the rest. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A card that opens. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        <div className={styles.seen}>{summary}</div>
        <ChevronIcon className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
