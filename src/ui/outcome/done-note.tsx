import { takeFocus } from '#browser/page/take-focus.ts';
import styles from './done-note.module.css';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Row } from '#ui/layout/row.tsx';

/** Confirms an action. Takes the focus: the pressed button is gone. */
export function DoneNote({ text }: { readonly text: string }) {
  return (
    <Row tabIndex={-1} ref={takeFocus} as="output" gap={2} align="start" className={styles.done}>
      <CheckIcon size={20} />
      <span>{text}</span>
    </Row>
  );
}
