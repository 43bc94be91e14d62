import { Button } from './button.tsx';
import { Card } from './layout/card.tsx';
import { Spinner } from './spinner.tsx';
import styles from './in-doubt-card.module.css';
import { Seal } from './seal.tsx';
import { Note } from './note.tsx';
import { Text } from './text.tsx';

export interface InDoubtCardProps {
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
export function InDoubtCard({ title, text, note, askLabel, isAsking, onAsk }: InDoubtCardProps) {
  return (
    <Card look="raised" inset="wide" gap={3} centred role="alert" data-in-doubt>
      <Seal tone="gold">
        <Spinner size={28} />
      </Seal>
      <Text as="h2" size="title" weight="bold">
        {title}
      </Text>
      <Note className={styles.text}>{text}</Note>
      {note !== undefined && <Note className={styles.text}>{note}</Note>}
      <Button variant="quiet" isBusy={isAsking} onClick={onAsk}>
        {askLabel}
      </Button>
    </Card>
  );
}
