import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone: 'hot' | 'new' | 'gold' | 'danger' | 'quiet';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One or two words on a card or a row: HOT, NEW, VIP 3. */
export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
