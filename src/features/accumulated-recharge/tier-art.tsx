import type { TierPicture } from '#shared/accumulated-recharge/accumulated-recharge.ts';
import { classNames } from '#ui/base/class-names.ts';
import type { ReactNode } from 'react';
import styles from './tier-art.module.css';

const STAR = 'm0-7 1.8 4.6 4.9.3-3.8 3.1 1.2 4.8L0 3.1l-4.1 2.7 1.2-4.8L-6.7-2.1l4.9-.3Z';

/** A coin on a pile: edge, face and star. */
function Coin({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.deep} d="M-14 0v6c0 3.3 6.3 6 14 6s14-2.7 14-6V0Z" />
      <ellipse className={styles.gold} rx="14" ry="6" />
      <ellipse className={styles.light} rx="9" ry="3.6" />
    </g>
  );
}

const drawings: Readonly<Record<TierPicture, ReactNode>> = {
  coins: (
    <>
      <Coin x={22} y={46} />
      <Coin x={44} y={47} />
      <Coin x={33} y={34} />
      <path className={styles.light} d={STAR} transform="translate(33 15) scale(1.2)" />
    </>
  ),
  pouch: (
    <>
      <path
        className={styles.cloth}
        d="M22 22C11 30 7 38 7 46c0 9 9 13 25 13s25-4 25-13c0-8-4-16-15-24Z"
      />
      <path
        className={styles.cloth}
        d="M21 18c-2-5-4-8-3-11 4 2 6 2 9 1 2 2 8 2 10 0 3 1 5 1 9-1 1 3-1 6-3 11Z"
      />
      <rect className={styles.gold} x="18" y="17" width="28" height="6" rx="3" />
      <path className={styles.gold} d={STAR} transform="translate(32 42) scale(1.7)" />
    </>
  ),
  chest: (
    <>
      <path className={styles.cloth} d="M7 30v-5C7 16 14 9 23 9h18c9 0 16 7 16 16v5Z" />
      <path className={styles.wood} d="M7 30h50v20a6 6 0 0 1-6 6H13a6 6 0 0 1-6-6Z" />
      <path className={styles.gold} d="M7 28h50v5H7ZM15 11h6v45h-6ZM43 11h6v45h-6Z" />
      <circle className={styles.light} cx="32" cy="33" r="8" />
      <path className={styles.wood} d="M30.5 31a1.5 1.5 0 1 1 3 0l1 6h-5Z" />
    </>
  ),
  vault: (
    <>
      <path className={styles.wood} d="M13 54h8v6h-8ZM43 54h8v6h-8Z" />
      <rect className={styles.steel} x="5" y="6" width="54" height="50" rx="10" />
      <circle className={styles.deep} cx="32" cy="31" r="20" />
      <circle className={styles.gold} cx="32" cy="31" r="17" />
      <circle className={styles.steel} cx="32" cy="31" r="12" />
      <path className={styles.light} d={STAR} transform="translate(32 31) scale(1.4)" />
      <path className={styles.gold} d="M8 18h5v8H8ZM8 36h5v8H8Z" />
    </>
  ),
};

export interface TierArtProps {
  readonly picture: TierPicture;
  /** The reward was claimed. */
  readonly isTaken?: boolean;
}

/** A tier's treasure, larger for higher tiers. Decorative. */
export function TierArt({ picture, isTaken = false }: TierArtProps) {
  return (
    <svg
      className={classNames(styles.art, isTaken && styles.isTaken)}
      viewBox="0 0 64 64"
      aria-hidden
      focusable="false"
      data-picture={picture}
    >
      {drawings[picture]}
    </svg>
  );
}
