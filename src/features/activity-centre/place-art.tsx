import type { PartName } from '#state/activity/activity-part.ts';
import { LANTERN_STAR, LANTERN_STAR_SHADE } from '#ui/brand/lantern-star.ts';
import { useId, type ReactNode } from 'react';
import styles from './place-art.module.css';

/** Around 0/0, on a seal or a coin. */
const SMALL_STAR = 'm0-6 1.9 3.9 4.3.6-3.1 3 .7 4.3L0 3.8l-3.8 2 .7-4.3-3.1-3 4.3-.6Z';
const SEGMENTS = [0, 1, 2, 3, 4, 5, 6, 7];
/** Piles of coins behind the large one: where they stand, and how many there are. */
const PILES = [
  { x: -16, coins: 4 },
  { x: 15, coins: 6 },
];

/** What each picture shows, around 0/0 and about 60 units wide. */
const OBJECTS: Readonly<Record<PartName, () => ReactNode>> = {
  'sign-up-bonus': () => (
    <g transform="rotate(-6)">
      <path className={styles.coral} d="M-25-4h50v28a6 6 0 0 1-6 6h-38a6 6 0 0 1-6-6Z" />
      <path className={styles.jewel} d="M-25-4h50v6h-50Z" />
      <rect className={styles.light} x="-30" y="-17" width="60" height="15" rx="5" />
      <path className={styles.gold} d="M-6-17H6v47H-6Z" />
      <path
        className={styles.gold}
        d="M0-17c-3-9-10-16-17-15-7 2-6 12 3 14 5 1 10 1 14 1 4 0 9 0 14-1 9-2 10-12 3-14-7-1-14 6-17 15Z"
      />
      <circle className={styles.light} cy="-17" r="5" />
    </g>
  ),
  'accumulated-recharge': () => (
    <>
      {PILES.flatMap(({ x, coins }) =>
        Array.from({ length: coins }, (_, coin) => (
          <g key={`${x} ${coin}`} transform={`translate(${x} ${24 - coin * 8})`}>
            <path className={styles.rim} d="M-15-3v6a15 5.5 0 0 0 30 0v-6Z" />
            <ellipse
              className={coin === coins - 1 ? styles.light : styles.gold}
              cy="-3"
              rx="15"
              ry="5.5"
            />
          </g>
        )),
      )}
      <g transform="translate(-3 15) rotate(-6)">
        <circle className={styles.gold} r="17" />
        <circle className={styles.light} r="12" />
        <path className={styles.coral} d={SMALL_STAR} transform="scale(1.7)" />
      </g>
    </>
  ),
  'follow-rewards': () => (
    <g transform="translate(-12 0)">
      <path
        className={styles.light}
        d="M-26-8-4-8 20-24v46L-4 8h-22a6 6 0 0 1-6-6v-4a6 6 0 0 1 6-6Z"
      />
      <path className={styles.coral} d="M-18 8h13l4 18a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3Z" />
      <path className={styles.gold} d="M20-26a4 4 0 0 1 4 4v42a4 4 0 0 1-8 0v-42a4 4 0 0 1 4-4Z" />
      <path className={styles.jewel} d="M37-8c-4-6-13-1-9 6l9 9 9-9c4-7-5-12-9-6Z" />
    </g>
  ),
  'spin-invite': () => (
    <>
      <circle className={styles.gold} r="32" />
      {SEGMENTS.map((segment) => (
        <path
          key={segment}
          className={segment % 2 === 0 ? styles.coral : styles.violet}
          d="M0 0-10.7-25.9A28 28 0 0 1 10.7-25.9Z"
          transform={`rotate(${segment * 45})`}
        />
      ))}
      <circle className={styles.light} r="8" />
      <path className={styles.light} d="M-7-38H7L0-24Z" />
    </>
  ),
  'red-packet': () => (
    <g transform="rotate(12)">
      <rect className={styles.light} x="-14" y="-34" width="28" height="20" rx="3" />
      <rect className={styles.coral} x="-21" y="-26" width="42" height="56" rx="6" />
      <path className={styles.jewel} d="M-21-20a6 6 0 0 1 6-6h30a6 6 0 0 1 6 6v6Q0 8-21-14Z" />
      <circle className={styles.gold} cy="-2" r="9" />
      <circle className={styles.light} cy="-2" r="4" />
    </g>
  ),
  task: () => (
    <>
      <rect className={styles.light} x="-24" y="-26" width="48" height="56" rx="6" />
      <rect className={styles.gold} x="-11" y="-32" width="22" height="12" rx="4" />
      <path className={styles.rule} d="M0-8h15M0 6h15M0 20h10" />
      <path className={styles.check} d="m-17-9 4 4 7-8M-17 5l4 4 7-8" />
      <circle className={styles.coral} cx="-12" cy="20" r="3.5" />
    </>
  ),
  mail: () => (
    <g transform="rotate(-6)">
      <rect className={styles.light} x="-32" y="-20" width="64" height="44" rx="5" />
      <path className={styles.fold} d="m-30-17 30 25 30-25M-30 22-8 2M30 22 8 2" />
      <circle className={styles.coral} cy="6" r="9" />
      <path className={styles.gold} d={SMALL_STAR} transform="translate(0 6)" />
    </g>
  ),
  vip: () => (
    <g transform="rotate(-6)">
      <path className={styles.coral} d="M-26 14Q-20-16 0-18T26 14Z" />
      <path
        className={styles.gold}
        d="m-27 18-6-30q7 13 17 8Q-4-9 0-26 4-9 16-4q10 5 17-8l-6 30Z"
      />
      <rect className={styles.light} x="-28" y="15" width="56" height="14" rx="5" />
      <circle className={styles.light} cy="-27" r="5" />
      <circle className={styles.light} cx="-33" cy="-14" r="4" />
      <circle className={styles.light} cx="33" cy="-14" r="4" />
      <circle className={styles.jewel} cy="22" r="4.5" />
      <circle className={styles.coral} cx="-16" cy="22" r="3" />
      <circle className={styles.coral} cx="16" cy="22" r="3" />
    </g>
  ),
};

/** The picture of an activity: what it is about, over the sea under a lantern. The same in both themes. */
export function PlaceArt({ name }: { readonly name: PartName }) {
  const id = useId();
  return (
    <svg className={styles.art} viewBox="0 0 172 92" aria-hidden focusable="false">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop className={styles.glow} offset="0" stopOpacity="0.5" />
          <stop className={styles.glow} offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop className={styles.sky} offset="0" />
          <stop className={styles.night} offset="1" />
        </linearGradient>
      </defs>
      <g data-scene>
        <rect fill={`url(#${id}sky)`} width="172" height="92" />
        <path className={styles.sea} d="M0 76q14-6 28 0t28 0 28 0 28 0 28 0 32 0v16H0Z" />
        <path className={styles.cord} d="M-4 4Q40 34 96-4" />
        <g transform="translate(30 26) scale(0.42)">
          <path className={styles.gold} d={LANTERN_STAR} />
          <path className={styles.deep} d={LANTERN_STAR_SHADE} />
        </g>
      </g>
      <circle fill={`url(#${id}glow)`} cx="118" cy="44" r="62" />
      <ellipse className={styles.sea} cx="118" cy="80" rx="34" ry="5" />
      <g transform="translate(118 46)">{OBJECTS[name]()}</g>
    </svg>
  );
}
