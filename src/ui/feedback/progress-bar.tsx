import { classNames } from '#ui/base/class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Progress from 0 to 1; values outside are clamped. */
  readonly fraction: number;
  /** Accessible name. */
  readonly label: string;
  /** The progress as text ("₱120 of ₱500"); shown at the end of the line and announced. */
  readonly valueText: string;
  /** The text is for screen readers only: it is already beside the bar. */
  readonly isTextHidden?: boolean;
}

/** A progress bar in lantern gold; jade when it is full. */
export function ProgressBar({
  fraction,
  label,
  valueText,
  isTextHidden = false,
}: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      {!isTextHidden && (
        <div className={styles.words} aria-hidden>
          <span>{label}</span>
          <span>{valueText}</span>
        </div>
      )}
      <progress
        className={classNames(styles.bar, fraction >= 1 && styles.isFull)}
        aria-label={label}
        aria-valuetext={valueText}
        max={1}
        value={Math.min(1, Math.max(0, fraction))}
      />
    </div>
  );
}
