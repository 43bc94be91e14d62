import { Button } from './button.tsx';
import { Card } from './layout/card.tsx';
import { Spinner } from './spinner.tsx';
import styles from './unsure-card.module.css';

export interface UnsureCardProps {
  readonly title: string;
  /** What was sent, and that it cannot become two. */
  readonly text: string;
  /** More of it: there is no connection. */
  readonly note?: string | undefined;
  readonly askLabel: string;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** Money was asked to move and no answer came: says so, and goes on asking. */
export function UnsureCard({ title, text, note, askLabel, isAsking, onAsk }: UnsureCardProps) {
  return (
    <Card look="raised" className={styles.card} role="alert" data-unsure>
      <span className={styles.mark}>
        <Spinner size={28} />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {note !== undefined && <p className={styles.text}>{note}</p>}
      <Button variant="quiet" isBusy={isAsking} onClick={onAsk}>
        {askLabel}
      </Button>
    </Card>
  );
}
