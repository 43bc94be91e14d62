import { classNames } from '#ui/base/class-names.ts';
import styles from './progress-ring.module.css';

export interface ProgressRingProps {
  /** Progress from 0 to 1; values outside are clamped. */
  readonly fraction: number;
  /** Width and height in px. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** Progress as a ring, beside a text that says it. Decorative. */
export function ProgressRing({ fraction, size, className }: ProgressRingProps) {
  const share = Math.min(1, Math.max(0, fraction));
  return (
    <svg
      className={classNames(styles.ring, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
    >
      <circle className={styles.track} cx="12" cy="12" r="9.5" />
      <circle
        className={styles.done}
        cx="12"
        cy="12"
        r="9.5"
        pathLength="100"
        strokeDasharray={`${(share * 100).toFixed(1)} 100`}
      />
    </svg>
  );
}
