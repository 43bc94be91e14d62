import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Dot } from './dot.tsx';
import { ChevronIcon } from './icons/chevron-icon.tsx';
import styles from './list-row.module.css';

export interface ListRowProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** A second, quieter line. */
  readonly note?: string | undefined;
  /** At the end: a value, a badge, a switch. */
  readonly trailing?: ReactNode;
  /** A red dot on the icon, with its meaning for readers ("unread mail"). */
  readonly dotLabel?: string | undefined;
  /** Shows that something opens. On unless there is nothing to press. */
  readonly hasChevron?: boolean;
}

/** Class of the element around a ListRow that is pressed: a router's link or a button. */
export const listRowClass = classNames(styles.row, styles.pressable);

/** Class of the element around a ListRow that only shows. */
export const listRowStillClass = styles.row;

/** What stands in a row; the element around it (link, button, div) wears `listRowClass`. */
export function ListRow({
  icon,
  title,
  note,
  trailing,
  dotLabel,
  hasChevron = true,
}: ListRowProps) {
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon}>
          {icon}
          {dotLabel !== undefined && <Dot isInCorner label={dotLabel} />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {note !== undefined && <span className={styles.note}>{note}</span>}
        </span>
        {icon === undefined && dotLabel !== undefined && <Dot label={dotLabel} />}
        {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      </span>
      {hasChevron && <ChevronIcon className={styles.chevron} size={18} />}
    </>
  );
}
