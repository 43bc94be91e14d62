import { useId } from 'react';
import { LANTERN_STAR, LANTERN_STAR_SHADE } from '#ui/brand/lantern-star.ts';
import styles from './phone-art.module.css';

/** A phone guarded by a star lantern. Decorative. */
export function PhoneArt({ className }: { readonly className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={className} viewBox="0 0 220 132" aria-hidden focusable="false">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.light} offset="0" stopOpacity="0.5" />
          <stop className={styles.light} offset="0.45" stopOpacity="0.14" />
          <stop className={styles.light} offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle fill={`url(#${id}glow)`} cx="110" cy="62" r="62" />
      <path className={styles.hill} d="M8 132c34-26 68-30 102-14 34 15 68 10 102-12v26Z" />
      <rect className={styles.phone} x="80" y="14" width="60" height="106" rx="12" />
      <rect className={styles.face} x="85" y="21" width="50" height="92" rx="7" />
      <rect className={styles.line} x="101" y="17" width="18" height="2" rx="1" />
      <g className={styles.bubble}>
        <rect x="92" y="78" width="36" height="14" rx="7" />
        <circle className={styles.dot} cx="101" cy="85" r="2" />
        <circle className={styles.dot} cx="110" cy="85" r="2" />
        <circle className={styles.dot} cx="119" cy="85" r="2" />
      </g>
      <path className={styles.line} d="M100 101h20v2h-20z" />
      <path className={styles.cord} d="M110 21v17" />
      <g transform="translate(110 52) scale(1.05)">
        <path className={styles.star} d={LANTERN_STAR} />
        <path className={styles.shade} d={LANTERN_STAR_SHADE} />
      </g>
      <g transform="translate(34 40) scale(0.5)">
        <path className={styles.star} d={LANTERN_STAR} />
        <path className={styles.shade} d={LANTERN_STAR_SHADE} />
      </g>
      <g transform="translate(188 54) scale(0.4)">
        <path className={styles.star} d={LANTERN_STAR} />
        <path className={styles.shade} d={LANTERN_STAR_SHADE} />
      </g>
    </svg>
  );
}
