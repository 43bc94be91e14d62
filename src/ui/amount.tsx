import { classNames } from './class-names.ts';
import styles from './amount.module.css';

export interface AmountProps {
  /** The amount as it is shown, already formatted for the market. */
  readonly text: string;
  /** `inherit` takes the colour around it. */
  readonly tone?: 'gold' | 'inherit' | 'jade' | 'danger';
  readonly size?: 'inherit' | 'large' | 'huge';
  /** The player's balance: marked in the page with `data-balance`. */
  readonly isBalance?: boolean;
  readonly className?: string | undefined;
}

/** Money or a count: figures of one width, never broken over two lines. */
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
