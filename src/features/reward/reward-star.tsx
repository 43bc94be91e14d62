import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { classNames } from '#ui/base/class-names.ts';
import styles from './reward-dialog.module.css';

/** Directions in which sparks leave the star. */
const SPARKS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** The lit star lantern: rays behind it, and one burst of sparks. */
export function RewardStar() {
  return (
    <div className={styles.stage} aria-hidden>
      <span className={styles.rays} />
      <span className={styles.glow} />
      {SPARKS.map((direction) => (
        <span key={direction} className={classNames(styles.spark, styles[direction])} />
      ))}
      <span className={styles.star}>
        <ParolaMark size={104} />
      </span>
    </div>
  );
}
