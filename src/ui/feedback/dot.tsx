import { classNames } from '#ui/base/class-names.ts';
import styles from './dot.module.css';

export interface DotProps {
  /** `waiting`: red, something to look at. `online`: jade. */
  readonly tone?: 'waiting' | 'online';
  /** Accessible name; without it the dot is decorative and its owner's label must say it. */
  readonly label?: string;
  /** Positions the dot on the upper corner of the surrounding picture. */
  readonly isInCorner?: boolean;
  readonly className?: string | undefined;
}

/** The small mark on a tab, a row or an avatar. */
export function Dot({ tone = 'waiting', label, isInCorner = false, className }: DotProps) {
  const meaning =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      {...meaning}
      className={classNames(
        styles.dot,
        tone === 'online' && styles.online,
        isInCorner && styles.corner,
        className,
      )}
    />
  );
}
