import type { RecordItem } from '#domain/record/record-item.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { Amount } from '#ui/amount.tsx';
import { Badge } from '#ui/badge.tsx';
import { memo } from 'react';
import styles from './record-row.module.css';
import { RecordSign } from './record-sign.tsx';
import { useRecordWords } from './record-words.ts';

interface RecordRowProps {
  readonly item: RecordItem;
  readonly onOpen: (item: RecordItem) => void;
}

/** One record; a tap tells all of it. */
export const RecordRow = memo(function RecordRow({ item, onOpen }: RecordRowProps) {
  const { time } = useFormats();
  const { title, amount, flow, aside, state } = useRecordWords().line(item);
  return (
    <li className={styles.item}>
      <button
        type="button"
        aria-haspopup="dialog"
        data-record={item.id}
        className={styles.row}
        onClick={() => onOpen(item)}
      >
        <RecordSign item={item} />
        <span className={styles.words}>
          <span className={styles.title} dir="auto">
            {title}
          </span>
          <span className={styles.note}>
            {time(item.time)}
            {state !== null && <Badge tone={state.tone}>{state.word}</Badge>}
          </span>
        </span>
        <span className={styles.numbers}>
          <Amount
            text={amount}
            tone={flow === 'in' ? 'jade' : 'inherit'}
            className={styles.amount}
          />
          {aside !== null && <span className={styles.aside}>{aside}</span>}
        </span>
      </button>
    </li>
  );
});
