import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './sign.module.css';

export interface SignProps {
  /** There is something to claim. */
  readonly isLit?: boolean;
  readonly className?: string | undefined;
  /** An icon, optionally with a dot in its corner. */
  readonly children: ReactNode;
}

/** A small picture in front of an entry or above a tile's name. */
export function Sign({ isLit = false, className, children }: SignProps) {
  return (
    <span className={classNames(styles.sign, isLit && styles.lit, className)}>{children}</span>
  );
}
