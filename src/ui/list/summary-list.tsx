import type { ReactNode } from 'react';
import styles from './summary-list.module.css';

export interface SummaryItem {
  readonly name: string;
  /** Drawn before the name. */
  readonly mark?: ReactNode;
  readonly value: ReactNode;
}

/** Names and values, one pair per line. */
export function SummaryList({ items }: { readonly items: readonly SummaryItem[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, mark, value }) => (
        <div key={name} className={styles.line}>
          <dt className={styles.name}>
            {mark}
            <span>{name}</span>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
