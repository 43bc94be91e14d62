import type { ComponentProps, ReactNode } from 'react';
import { Dot } from '#ui/feedback/dot.tsx';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name: the icon alone has none. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `raised` has its own background, `plain` only under the pointer. */
  readonly look?: 'plain' | 'raised';
  /** A red dot for news behind it. Mention it in the label too. */
  readonly hasDot?: boolean;
}

/** An icon button's class, for router links that look like one. */
export function iconButtonClass(look: 'plain' | 'raised' = 'plain'): string {
  return classNames(styles.button, look === 'raised' && styles.raised);
}

/** A 44 px round target with one icon. */
export function IconButton({
  label,
  icon,
  look = 'plain',
  hasDot = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(iconButtonClass(look), className)}
      aria-label={label}
    >
      {icon}
      {hasDot && <Dot className={styles.dot} />}
    </button>
  );
}
