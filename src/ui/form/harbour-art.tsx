import { useId } from 'react';
import { LANTERN_STAR, LANTERN_STAR_SHADE } from '#ui/brand/lantern-star.ts';
import styles from './harbour-art.module.css';

/** The lanterns of the string: position and size. */
const LANTERNS = [
  { x: 120.6, y: 38, scale: 0.8 },
  { x: 169, y: 64, scale: 0.95 },
  { x: 231, y: 77, scale: 1.25 },
  { x: 304, y: 61, scale: 1 },
  { x: 364, y: 31, scale: 0.85 },
] as const;

/** How much lower the string hangs in a low frame, whose top is cut off. */
const LOWER = 22;

export interface HarbourArtProps {
  readonly className?: string | undefined;
  /** For a low frame. */
  readonly isLow?: boolean;
}

/** The promotion's picture: star lanterns over a harbour at night, and the lighthouse. Decorative. */
export function HarbourArt({ className, isLow = false }: HarbourArtProps) {
  const id = useId();
  return (
    <svg
      className={className}
      viewBox="0 0 390 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.light} offset="0" stopOpacity="0.55" />
          <stop className={styles.light} offset="0.4" stopOpacity="0.16" />
          <stop className={styles.light} offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x1="1" x2="0">
          <stop className={styles.light} offset="0" stopOpacity="0.5" />
          <stop className={styles.light} offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id}beam)`} d="M322 135 0 96v92Z" />
      <path
        className={styles.far}
        d="M0 204c40-22 78-26 120-10 44 16 92 12 140-6 48-18 90-14 130 2v80H0Z"
      />
      <circle fill={`url(#${id}glow)`} cx="326" cy="135" r="46" />
      <path className={styles.rock} d="M278 232c10-18 26-22 46-22s40 2 52 22Z" />
      <path className={styles.tower} d="M315 146h22l8 74h-38Z" />
      <path className={styles.band} d="m313 165 26 0 1.8 17h-29.6ZM309.5 199h33l1.6 15h-36.2Z" />
      <path className={styles.tower} d="m313 126 13-13 13 13ZM310 141h32v6h-32Z" />
      <rect className={styles.lamp} x="318" y="125" width="16" height="17" rx="3" />
      <path
        className={styles.sea}
        d="M0 222c30-9 52-9 82 0s52 9 82 0 52-9 82 0 52 9 82 0 40-8 62-3v41H0Z"
      />
      <g transform={isLow ? `translate(0 ${LOWER})` : undefined}>
        <path className={styles.cord} d="M92-8C116 38 168 60 228 58S352 34 398-4" />
        {LANTERNS.map(({ x, y, scale }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <circle fill={`url(#${id}glow)`} r="38" />
            <path className={styles.tail} d="M-6 9-9 25M6 9l3 16M-6 9l1 15M6 9 5 24" />
            <path className={styles.star} d={LANTERN_STAR} />
            <path className={styles.shade} d={LANTERN_STAR_SHADE} />
          </g>
        ))}
      </g>
    </svg>
  );
}
