import { classNames } from './class-names.ts';
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
}

/** Money or a count: tabular figures, never broken over two lines. */
export function Amount({
  text,
  tone = 'gold',
  size = 'inherit',
  isBalance = false,
  className,
}: AmountProps) {
  return (
    <span
      className={classNames(
        styles.amount,
        tone !== 'inherit' && styles[tone],
        size !== 'inherit' && styles[size],
        className,
      )}
      data-balance={isBalance ? '' : undefined}
    >
      {text}
    </span>
  );
}
