import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from '#ui/base/class-names.ts';
import { Dot } from '#ui/feedback/dot.tsx';

export interface ChipProps extends ComponentProps<'button'> {
  readonly isSelected?: boolean;
  /** `pill`: one line; `tile`: the icon above the word. */
  readonly look?: 'pill' | 'tile';
  /** An icon or a small logo. */
  readonly leading?: ReactNode;
  readonly hasDot?: boolean;
  /** Triggers an action instead of being on or off. */
  readonly isAction?: boolean;
}

/** One choice of a few. On its own it is a toggle; in a ChipRow it is a tab. */
export function Chip({
  isSelected = false,
  look = 'pill',
  leading,
  hasDot = false,
  isAction = false,
  type = 'button',
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <button
      aria-pressed={rest.role === undefined && !isAction ? isSelected : undefined}
      {...rest}
      type={type}
      className={classNames(
        styles.chip,
        look === 'tile' && styles.tile,
        isSelected && styles.isSelected,
        className,
      )}
    >
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span>{children}</span>
      {hasDot && <Dot className={styles.dot} />}
    </button>
  );
}
