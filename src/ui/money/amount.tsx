import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './amount.module.css';

export interface AmountProps {
  /** The amount, already formatted for the market. */
  readonly text: string;
  /** `inherit` takes the surrounding colour. */
  readonly tone?: 'gold' | 'inherit' | 'jade' | 'danger';
  readonly size?: 'inherit' | 'large' | 'huge';
  /** The player's balance: marked in the page with `data-balance`. */
  readonly isBalance?: boolean;
  readonly className?: string | undefined;
  /** Shown instead of `text`, of the same length: a number that counts up to it. */
  readonly children?: ReactNode;
}

/** Shorter amounts have room everywhere. */
const LONG = 10;

const lengthOf = (text: string): CSSProperties & Record<'--length', number> => ({
  '--length': text.length,
});

/** Money or a count: tabular figures, never broken over two lines; a long one is smaller on a narrow screen. */
export function Amount({
  text,
  tone = 'gold',
  size = 'inherit',
  isBalance = false,
  className,
  children = text,
}: AmountProps) {
  return (
    <span
      className={classNames(
        styles.amount,
        tone !== 'inherit' && styles[tone],
        size !== 'inherit' && styles[size],
        text.length >= LONG && styles.long,
        className,
      )}
      translate="no"
      data-balance={isBalance ? '' : undefined}
      style={text.length < LONG ? undefined : lengthOf(text)}
    >
      {children}
    </span>
  );
}
