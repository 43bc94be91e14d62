import styles from './dotted.module.css';

export interface DottedProps {
  /** Empty ones are left out. */
  readonly parts: readonly string[];
}

/** Short facts in a line, with dots between them; where the line breaks, there is no dot. */
export function Dotted({ parts }: DottedProps) {
  return (
    <span className={styles.line}>
      {parts
        .filter((part) => part !== '')
        .map((part, at) => (
          <span key={at} className={styles.part}>
            {at > 0 && <span className={styles.dot}> · </span>}
            <span>{part}</span>
          </span>
        ))}
    </span>
  );
}
