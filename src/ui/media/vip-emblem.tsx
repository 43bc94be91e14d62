import { tierOf, VIP_TIERS } from '#shared/vip/tier.ts';
import '#theme/rewards.css';
import { useId } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './vip-emblem.module.css';

export interface VipEmblemProps {
  readonly level: number;
  /** Width and height in px. */
  readonly size: number;
  /** The level is not reached yet. */
  readonly isDim?: boolean;
}

/** The first tier with each part: the higher the level, the richer its emblem. */
const FROM = {
  star: VIP_TIERS.indexOf('bronze'),
  tails: VIP_TIERS.indexOf('silver'),
  rays: VIP_TIERS.indexOf('gold'),
  laurels: VIP_TIERS.indexOf('jade'),
  crown: VIP_TIERS.indexOf('ruby'),
  sparks: VIP_TIERS.indexOf('star'),
} as const;

/** The drawn part of the 96 × 96 units: an emblem with fewer parts fills its space, too. */
const VIEW_BOXES = { bare: '15 13 66 66', withTails: '7 13 82 82', whole: '0 0 96 96' } as const;

const RAYS = Array.from({ length: 16 }, (_none, at) => (at * 360) / 16);
/** Leaves of one side, by their angle on the medal's edge. */
const LEAVES = [112, 136, 160, 184, 208, 232] as const;
const SPARKS = [
  { x: 14, y: 22, scale: 0.9 },
  { x: 83, y: 18, scale: 1.1 },
  { x: 88, y: 60, scale: 0.7 },
  { x: 8, y: 58, scale: 0.7 },
] as const;
const STAR = 'M0-20 5.1-7 19-6.2 8.3 2.7 11.8 16.2 0 8.7-11.8 16.2-8.3 2.7-19-6.2-5.1-7Z';
const STAR_SHADE =
  'M0-20 5.1-7 0 0ZM19-6.2 8.3 2.7 0 0ZM11.8 16.2 0 8.7 0 0ZM-11.8 16.2-8.3 2.7 0 0ZM-19-6.2-5.1-7 0 0Z';

/**
 * The medal of a VIP level, with its number: a lantern star that grows. Decorative: the level is text beside
 * it.
 */
export function VipEmblem({ level, size, isDim = false }: VipEmblemProps) {
  const id = useId();
  const tier = tierOf(level);
  const rank = VIP_TIERS.indexOf(tier);
  const view = rank < FROM.tails ? 'bare' : rank < FROM.rays ? 'withTails' : 'whole';
  return (
    <svg
      className={classNames(styles.emblem, isDim && styles.dim)}
      data-tier={tier}
      width={size}
      height={size}
      viewBox={VIEW_BOXES[view]}
      aria-hidden
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}metal`} x1="0.2" y1="0" x2="0.8" y2="1">
          <stop className={styles.lightStop} offset="0" />
          <stop className={styles.metalStop} offset="0.45" />
          <stop className={styles.deepStop} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}ground`} cx="0.4" cy="0.3" r="0.8">
          <stop className={styles.groundStop} offset="0" />
          <stop className={styles.groundDeepStop} offset="1" />
        </radialGradient>
      </defs>
      {rank >= FROM.rays && (
        <g fill={`url(#${id}metal)`} transform="translate(48 46)">
          {RAYS.map((angle, at) => (
            <path
              key={angle}
              d={at % 2 === 0 ? 'M-3.4-28 0-43 3.4-28Z' : 'M-2.6-28 0-36 2.6-28Z'}
              transform={`rotate(${angle})`}
            />
          ))}
        </g>
      )}
      {rank >= FROM.tails && (
        <g className={styles.tails}>
          <path d="M34 66 27 91M39 70 36 92M62 66l7 25M57 70l3 22" />
          <circle cx="27" cy="91" r="2.6" />
          <circle cx="69" cy="91" r="2.6" />
        </g>
      )}
      {rank >= FROM.laurels && (
        <g className={styles.laurels} transform="translate(48 46)">
          {LEAVES.map((angle) => (
            <path
              key={angle}
              d="M0-31c4.4-2.4 7.4-7 7-12-4.6.8-8.2 4.8-9 9.6Z"
              transform={`rotate(${angle})`}
            />
          ))}
        </g>
      )}
      <circle cx="48" cy="46" r="30" fill={`url(#${id}metal)`} />
      <circle className={styles.groove} cx="48" cy="46" r="25.5" fill={`url(#${id}ground)`} />
      {rank >= FROM.star ? (
        <g transform="translate(48 46.4) scale(1.08)">
          <path className={styles.star} d={STAR} />
          <path className={styles.starShade} d={STAR_SHADE} />
        </g>
      ) : (
        <path className={styles.outline} d={STAR} transform="translate(48 46.4) scale(1.02)" />
      )}
      <circle className={styles.plate} cx="48" cy="46.6" r={level > 9 ? 11 : 9.4} />
      <text className={styles.number} x="48" y="51.6">
        {level}
      </text>
      <path className={styles.shine} d="M27 33a25 25 0 0 1 42 0c-12-6-30-6-42 0Z" />
      {rank >= FROM.crown && (
        <path
          className={styles.crown}
          d="M35 17.5 33.4 5l7.4 5L48 1.6 55.2 10l7.4-5L61 17.5Z"
          fill={`url(#${id}metal)`}
        />
      )}
      {rank >= FROM.sparks &&
        SPARKS.map(({ x, y, scale }) => (
          <path
            key={x}
            className={styles.spark}
            d="M0-7 1.5-1.5 7 0 1.5 1.5 0 7-1.5 1.5-7 0-1.5-1.5Z"
            transform={`translate(${x} ${y}) scale(${scale})`}
          />
        ))}
    </svg>
  );
}
