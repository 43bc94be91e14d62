import { takeFocus } from '#browser/page/take-focus.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import styles from './savings-done.module.css';

/** Confirms a completed move. */
export function SavingsDone({ text }: { readonly text: string }) {
  return (
    <Row ref={takeFocus} tabIndex={-1} as="output" gap={2} className={styles.done}>
      <CheckIcon size={20} />
      <span>{text}</span>
    </Row>
  );
}
