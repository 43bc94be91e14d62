import type { ComponentProps } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** `plain` lies on the page, `raised` stands off it, `reward` holds something to win or claim. */
  readonly look?: 'plain' | 'raised' | 'reward';
}

/** A surface that groups what belongs together. */
export function Card({ look = 'plain', className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(styles.card, look !== 'plain' && styles[look], className)}
    />
  );
}
