import type { RecordItem } from '#shared/record/record-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/money/amount.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { EntryRow } from '#ui/list/entry-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text, textClass } from '#ui/base/text.tsx';
import { memo } from 'react';
import styles from './record-row.module.css';
import { RecordSign } from './record-sign.tsx';
import { useRecordWords } from './record-words.ts';

interface RecordRowProps {
  readonly item: RecordItem;
  readonly onOpen: (item: RecordItem) => void;
  /** Whether its details are shown beside the list; undefined where a tap opens them over it. */
  readonly isShown?: boolean | undefined;
}

/** One record; a tap shows its details. */
export const RecordRow = memo(function RecordRow({ item, onOpen, isShown }: RecordRowProps) {
  const { time } = useFormats();
  const { title, amount, flow, aside, state } = useRecordWords().line(item);
  return (
    <EntryRow
      data-record={item.id}
      onClick={() => onOpen(item)}
      {...(isShown !== undefined && { 'aria-haspopup': false, 'aria-current': isShown })}
    >
      <RecordSign item={item} />
      <Stack as="span" gap="hair" className={styles.words}>
        <Text as="span" weight="medium" breaks leading="snug" lines={2} dir="auto">
          {title}
        </Text>
        <Row
          as="span"
          gap={2}
          lineGap="hair"
          wrap
          className={textClass({ tone: 'faint', size: 'caption' })}
        >
          <span>{time(item.time)}</span>
          {state !== null && <Badge tone={state.tone}>{state.word}</Badge>}
        </Row>
      </Stack>
      <Stack as="span" gap="hair" className={styles.numbers}>
        <Amount text={amount} tone={flow === 'in' ? 'jade' : 'inherit'} />
        {aside !== null && (
          <Text as="span" tone="faint" size="caption" figures breaks>
            {aside}
          </Text>
        )}
      </Stack>
    </EntryRow>
  );
});
