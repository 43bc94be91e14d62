import { classNames } from '#ui/base/class-names.ts';
import { LANTERN_STAR } from '#ui/brand/lantern-star.ts';
import styles from './lantern-wait.module.css';

/** A lantern that glows while waiting. Decorative. */
export function LanternWait({ isMoving }: { readonly isMoving: boolean }) {
  return (
    <svg className={styles.lantern} viewBox="-48 -40 96 80" aria-hidden focusable="false">
      <circle className={classNames(styles.glow, isMoving && styles.isMoving)} r="34" />
      <circle className={styles.hoop} r="26" />
      <path className={styles.star} d={LANTERN_STAR} transform="scale(1.35)" />
    </svg>
  );
}
