import type { ComponentProps } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './entry-row.module.css';

export interface EntryRowProps extends ComponentProps<'button'> {
  /** For several lines of text: aligns the icon with the first instead of the middle. */
  readonly isTall?: boolean;
}

/** An entry of a long list that opens its details; entries far out of view are not laid out. */
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
