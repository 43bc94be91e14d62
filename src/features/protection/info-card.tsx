import { Card } from '#ui/layout/card.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId, type ReactNode } from 'react';
import styles from './protection.module.css';

interface InfoCardProps {
  readonly title: string;
  readonly text?: string;
  /** Independent sentences, shown as a list. */
  readonly points?: readonly string[];
  readonly children?: ReactNode;
}

/** A titled part of the page about responsible gambling. */
export function InfoCard({ title, text, points = [], children }: InfoCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card gap={4}>
        <Stack gap={2}>
          <Text id={titleId} as="h2" size="lead" weight="bold" leading="tight">
            {title}
          </Text>
          {text !== undefined && <Note className={styles.text}>{text}</Note>}
        </Stack>
        {points.length > 0 && (
          <List gap={2} hasBullets className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </List>
        )}
        {children}
      </Card>
    </section>
  );
}
