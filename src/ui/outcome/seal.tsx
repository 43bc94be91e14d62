import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './seal.module.css';

export interface SealProps {
  readonly tone?: 'jade' | 'gold' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
  /** An icon. */
  readonly children: ReactNode;
}

/** The round sign of a result: done, waiting, refused. */
export function Seal({ tone = 'jade', size = 'medium', className, children }: SealProps) {
  return (
    <span
      className={classNames(
        styles.seal,
        styles[tone],
        size !== 'medium' && styles[size],
        className,
      )}
    >
      {children}
    </span>
  );
}
