import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './pair.module.css';

export interface PairProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Two buttons or fields of the same width, stacked where they do not fit. */
export function Pair({ className, children }: PairProps) {
  return <div className={classNames(styles.pair, className)}>{children}</div>;
}
