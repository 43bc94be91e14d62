import type { ReactNode } from 'react';
import { LANTERN_STAR, LANTERN_STAR_SHADE } from '#ui/brand/lantern-star.ts';
import styles from './package-art.module.css';

/** A place at the harbour: the longer a package lasts, the further out. */
export type PackagePicture = 'pier' | 'harbor' | 'lighthouse';

const drawings: Readonly<Record<PackagePicture, ReactNode>> = {
  pier: (
    <>
      <path
        className={styles.wood}
        d="M10 40h44v5H10ZM15 45h4v14h-4ZM30 45h4v14h-4ZM45 45h4v14h-4Z"
      />
      <path className={styles.steel} d="M46 12h3v28h-3ZM35 12h14v3H35Z" />
      <g transform="translate(36 27) scale(0.5)">
        <path className={styles.gold} d={LANTERN_STAR} />
        <path className={styles.deep} d={LANTERN_STAR_SHADE} />
      </g>
    </>
  ),
  harbor: (
    <>
      <path className={styles.steel} d="M30 10h3v34h-3Z" />
      <path className={styles.sail} d="M28 14v26H12Z" />
      <path className={styles.gold} d="M35 12v28h18C50 26 44 17 35 12Z" />
      <path className={styles.cloth} d="M8 43h48l-6 11H15Z" />
      <path className={styles.wood} d="M11.5 48.5h41L50 54H15Z" />
    </>
  ),
  lighthouse: (
    <>
      <path className={styles.beam} d="M28 19 2 10v19Z" />
      <path className={styles.sail} d="M25 26h14l4 31H21Z" />
      <path className={styles.cloth} d="m24.2 33h15.6l1 8H23.2ZM22.2 48h19.6l1.2 9H21Z" />
      <path className={styles.steel} d="M23 24h18v3H23ZM25 15 32 7l7 8Z" />
      <path className={styles.gold} d="M27 15h10v9H27Z" />
    </>
  ),
};

/** What a package is named after, over the sea. Decorative. */
export function PackageArt({ picture }: { readonly picture: PackagePicture }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 64 64"
      aria-hidden
      focusable="false"
      data-picture={picture}
    >
      {drawings[picture]}
      <path className={styles.sea} d="M0 53q8-4 16 0t16 0 16 0 16 0v11H0Z" />
    </svg>
  );
}
