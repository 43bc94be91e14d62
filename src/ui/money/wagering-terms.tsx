import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { textClass } from '#ui/base/text.tsx';
import styles from './wagering-terms.module.css';

export interface WageringTermsProps {
  /** The bets that the money asks for. */
  readonly need: string;
  /** Until when, and what counts; shown on a tap. Without lines nothing can be opened. */
  readonly lines: readonly string[];
}

/** What money asks for before it can be withdrawn; a tap tells until when, and what counts. */
export function WageringTerms({ need, lines }: WageringTermsProps) {
  if (lines.length === 0) {
    return <p className={textClass({ tone: 'soft', size: 'small' })}>{need}</p>;
  }
  return (
    <details className={styles.terms} data-wagering>
      <summary className={styles.need}>
        <span>{need}</span>
        <ChevronIcon size={16} className={styles.chevron} />
      </summary>
      <List gap={1} className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </details>
  );
}
