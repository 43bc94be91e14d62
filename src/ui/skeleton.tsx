import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'block' | 'line' | 'circle';
  /** In px; without it the height is `className`'s or a line's. */
  readonly height?: number;
  /** Step of the `--radius` tokens. */
  readonly radius?: 1 | 2 | 3;
  /** Gives the final geometry where a height alone does not. */
  readonly className?: string | undefined;
}

/** The place of content that is on its way. Decoration: its owner says `aria-busy`. */
export function Skeleton({ shape = 'block', height, radius = 1, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        styles.skeleton,
        shape !== 'block' && styles[shape],
        radius !== 1 && styles[`radius${radius}`],
        className,
      )}
      style={height === undefined ? undefined : { blockSize: height }}
    />
  );
}
