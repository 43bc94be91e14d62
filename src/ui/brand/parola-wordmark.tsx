import { classNames } from '#ui/base/class-names.ts';
import styles from './parola-wordmark.module.css';

export interface ParolaWordmarkProps {
  /** Height in CSS pixels; the width follows. */
  readonly height?: number;
  /** Accessible name; without it the wordmark is decorative. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** The product's name in its own letters; the o is a lantern. */
export function ParolaWordmark({ height = 24, label, className }: ParolaWordmarkProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      {...meaning}
      className={classNames(styles.wordmark, className)}
      width={(height * 133) / 40}
      height={height}
      viewBox="0 0 133 40"
      focusable="false"
    >
      <path
        className={styles.letters}
        d="M3 8.5V37M3 18a10 10 0 1 0 20 0a10 10 0 1 0-20 0M30 18a10 10 0 1 0 20 0a10 10 0 1 0-20 0M50 8.5V28M58 8.5V28M58 18a10 10 0 0 1 9.5-9.9M102 1V28M110 18a10 10 0 1 0 20 0a10 10 0 1 0-20 0M130 8.5V28"
      />
      <circle className={styles.hoop} cx="84.5" cy="18" r="11.1" />
      <path
        className={styles.star}
        d="M84.50 11.30L86.56 15.47L91.16 16.14L87.83 19.38L88.61 23.96L84.50 21.80L80.39 23.96L81.17 19.38L77.84 16.14L82.44 15.47Z"
      />
    </svg>
  );
}
