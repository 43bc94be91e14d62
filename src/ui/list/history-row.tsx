import { Amount } from '#ui/money/amount.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';
import styles from './history-row.module.css';
import { Text } from '#ui/base/text.tsx';

export interface HistoryRowProps {
  readonly title: string;
  /** The date and further details, one per line. */
  readonly notes: readonly string[];
  /** With its sign; null where no money moved. */
  readonly amount: string | null;
  /** The player gained it. */
  readonly isGain: boolean;
  /** The balance afterwards. */
  readonly after?: string | undefined;
}

/** One entry of a money history: title, notes and amount. */
export function HistoryRow({ title, notes, amount, isGain, after }: HistoryRowProps) {
  return (
    <Row as="li" gap={4} lineGap={1} spread>
      <Stack as="span" gap="hair" className={styles.words}>
        <Text as="span" weight="medium">
          {title}
        </Text>
        {notes.map((note) => (
          <Note key={note} as="span" tone="faint" figures>
            {note}
          </Note>
        ))}
      </Stack>
      {amount !== null && (
        <Stack as="span" gap="hair" className={styles.numbers}>
          <Amount text={amount} tone={isGain ? 'jade' : 'inherit'} />
          {after !== undefined && (
            <Note as="span" tone="faint">
              {after}
            </Note>
          )}
        </Stack>
      )}
    </Row>
  );
}
