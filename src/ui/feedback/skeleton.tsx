import { classNames } from '#ui/base/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'block' | 'line' | 'circle';
  /** In px; without it the height comes from `className` or is that of a line. */
  readonly height?: number;
  /** Step of the `--radius` tokens. */
  readonly radius?: 1 | 2 | 3;
  /** Sets the final geometry where a height alone does not. */
  readonly className?: string | undefined;
}

/** Placeholder for loading content. Decorative: its owner sets `aria-busy`. */
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
