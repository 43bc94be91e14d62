import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './entry-row.module.css';

export interface EntryRowProps extends ComponentProps<'button'> {
  /** Several lines of text with the sign beside the first, instead of a line or two in the middle. */
  readonly isTall?: boolean;
}

/** An entry of a long list that opens in full; what is far out of view is not laid out. */
export function EntryRow({ isTall = false, className, ...button }: EntryRowProps) {
  return (
    <li className={classNames(styles.item, isTall && styles.isTall)}>
      <button
        type="button"
        aria-haspopup="dialog"
        {...button}
        className={classNames(styles.row, className)}
      />
    </li>
  );
}
