import { ParolaMark } from '#ui/brand/parola-mark.tsx';
import { classNames } from '#ui/base/class-names.ts';
import styles from './success-star.module.css';

export interface SuccessStarProps {
  /** On a card among others. */
  readonly isSmall?: boolean;
}

/** Directions in which sparks leave the star. */
const SPARKS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;

/** The sign of every success: the lit star lantern, with rays behind it and one burst of sparks. */
export function SuccessStar({ isSmall = false }: SuccessStarProps) {
  return (
    <div className={classNames(styles.stage, isSmall && styles.isSmall)} aria-hidden>
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
