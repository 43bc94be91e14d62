import { Button } from '#ui/base/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import styles from './in-doubt-card.module.css';
import { Seal } from './seal.tsx';
import { Note } from '#ui/base/note.tsx';
import { Text } from '#ui/base/text.tsx';

export interface InDoubtCardProps {
  readonly title: string;
  /** The request, and that it cannot be executed twice. */
  readonly text: string;
  /** An addition: there is no connection. */
  readonly note?: string | undefined;
  readonly askLabel: string;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/** A money request whose outcome is unknown: says so, and keeps asking for it. */
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
