import { Card } from '#ui/card.tsx';
import { useId, type ReactNode } from 'react';
import styles from './protection.module.css';

interface InfoCardProps {
  readonly title: string;
  readonly text?: string;
  /** Sentences that stand for themselves. */
  readonly points?: readonly string[];
  readonly children?: ReactNode;
}

/** A titled part of the page about responsible playing. */
export function InfoCard({ title, text, points = [], children }: InfoCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.card}>
        <div className={styles.stack}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
        </div>
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        {children}
      </Card>
    </section>
  );
}
