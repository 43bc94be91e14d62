import type { ComponentProps, ReactNode } from 'react';
import { Dot } from './dot.tsx';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, for readers: an icon alone says nothing to them. */
  readonly label: string;
  readonly icon: ReactNode;
  /** `raised` has a ground of its own, `plain` only under the pointer. */
  readonly look?: 'plain' | 'raised';
  /** A red dot: something waits behind it. Say so in the label too. */
  readonly hasDot?: boolean;
}

/** The look of an icon button as a class, so that a router's link can wear it too. */
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
