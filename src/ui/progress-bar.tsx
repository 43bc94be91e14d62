import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** How far, 0 to 1; what lies outside is drawn as the nearer end. */
  readonly fraction: number;
  /** What progresses. */
  readonly label: string;
  /** The progress in words ("₱120 of ₱500"); shown at the end of the line and read out. */
  readonly valueText: string;
  /** The words are for readers only: they stand beside the bar already. */
  readonly isTextHidden?: boolean;
}

/** How much of something is done, as a bar of lantern gold; jade when it is full. */
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
