import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from '#ui/feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'gold' | 'quiet' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

/** A button's class, for router links that look like one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  isWide = false,
): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    isWide && styles.wide,
  );
}

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` is coral and appears once on a screen; `gold` is for money and rewards. */
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Takes the full width. */
  readonly isWide?: boolean;
  /** Replaces the label with a spinner of the same width; presses do nothing. */
  readonly isBusy?: boolean;
}

/** A button for an action on this screen. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  isBusy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass(variant, size, isWide), className)}
      aria-busy={isBusy}
      aria-disabled={isBusy ? true : undefined}
      onClick={handleClick}
    >
      <span className={styles.content}>{children}</span>
      {isBusy && (
        <span className={styles.spinner}>
          <Spinner size={20} />
        </span>
      )}
    </button>
  );
}
