import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'block' | 'line' | 'circle';
  /** Gives the final geometry: the skeleton has none of its own but a line's height. */
  readonly className?: string | undefined;
}

/** The place of content that is on its way. Decoration: its owner says `aria-busy`. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.skeleton, shape !== 'block' && styles[shape], className)}
    />
  );
}
