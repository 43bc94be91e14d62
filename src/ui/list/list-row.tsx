import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { Dot } from '#ui/feedback/dot.tsx';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import styles from './list-row.module.css';

export interface ListRowProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** A second, fainter line. */
  readonly note?: ReactNode;
  /** At the end: a value, a badge, a switch. */
  readonly trailing?: ReactNode;
  /** Accessible name of the icon's red dot ("unread mail"); no dot without it. */
  readonly dotLabel?: string | undefined;
  /** Shows that something opens. On unless the row cannot be pressed. */
  readonly hasChevron?: boolean;
}

/** Class of the pressable element around a ListRow: a router link or a button. */
export const listRowClass = classNames(styles.row, styles.pressable);

/** Class of the element around a ListRow that cannot be pressed. */
export const listRowStillClass = styles.row;

/** A row's content; the element around it (link, button, div) has the class `listRowClass`. */
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
