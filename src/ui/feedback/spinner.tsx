import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Side in CSS pixels. */
  readonly size?: number;
  /** Accessible name of the wait; without it the spinner is decorative. */
  readonly label?: string;
}

/** A short wait. Content that takes longer than 300 ms gets a skeleton instead. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg {...meaning} className={styles.spinner} width={size} height={size} viewBox="0 0 24 24">
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
