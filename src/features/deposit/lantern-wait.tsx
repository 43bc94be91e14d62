import { classNames } from '#ui/class-names.ts';
import styles from './lantern-wait.module.css';

const STAR = 'M0-14 3.6-4.9 13.3-4.3 5.8 1.9 8.2 11.3 0 6.1-8.2 11.3-5.8 1.9-13.3-4.3-3.6-4.9Z';

/** A lantern that glows while something is awaited. Decoration. */
export function LanternWait({ isMoving }: { readonly isMoving: boolean }) {
  return (
    <svg className={styles.lantern} viewBox="-48 -40 96 80" aria-hidden focusable="false">
      <circle className={classNames(styles.glow, isMoving && styles.isMoving)} r="34" />
      <circle className={styles.hoop} r="26" />
      <path className={styles.star} d={STAR} transform="scale(1.35)" />
    </svg>
  );
}
