import { useId, type ReactNode } from 'react';
import styles from './row-group.module.css';

export interface RowGroupProps {
  readonly title: string;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/** Rows that belong together, under their title. */
export function RowGroup({ title, children }: RowGroupProps) {
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
