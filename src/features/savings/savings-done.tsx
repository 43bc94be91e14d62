import { takeFocus } from '#platform/take-focus.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import styles from './savings-done.module.css';

/** What was moved, said once it has happened. */
export function SavingsDone({ text }: { readonly text: string }) {
  return (
    <output ref={takeFocus} tabIndex={-1} className={styles.done}>
      <CheckIcon size={20} />
      {text}
    </output>
  );
}
