import { fromCoins, toCoins, type MinorUnits } from '#shared/money/money.ts';
import { SEGMENTS, type WheelSegment } from '#shared/spin-invite/spin-invite.ts';
import { segmentAngle } from '#shared/spin-invite/wheel.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { useId } from 'react';
import { LANTERN_STAR, LANTERN_STAR_SHADE } from '#ui/brand/lantern-star.ts';
import styles from './wheel-disc.module.css';

export interface WheelDiscProps {
  /** In order; null draws stars instead. */
  readonly segments: readonly WheelSegment[] | null;
}

/** The drawing spans -100 to 100, a little more than its slices. */
const RADIUS = 97;
const TEXT_AT = -72;
const STAR_AT = -68;
const STUD_AT = -47;
const HUB = 29;
/** Longer texts are smaller, so that they stay inside their segment. */
const SIZES = [
  { upTo: 4, size: 18 },
  { upTo: 6, size: 14.5 },
  { upTo: 9, size: 10.5 },
] as const;
const SMALLEST = 8.5;

const TONES = ['gold', 'violet', 'coral', 'night'] as const;
const ALL = Array.from({ length: SEGMENTS }, (_none, at) => at);
const ANGLE = segmentAngle(SEGMENTS);

/** Text size by length, in units of the drawing. */
const sizeOf = (text: string) => SIZES.find(({ upTo }) => text.length <= upTo)?.size ?? SMALLEST;

/** One segment as a path that begins at the top. */
function slice(): string {
  const end = (ANGLE * Math.PI) / 180;
  const [x, y] = [Math.sin(end) * RADIUS, -Math.cos(end) * RADIUS];
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`;
}
const SLICE = slice();

/** The turning part of the wheel: eight segments around a hub. Decorative: its owner describes the result. */
export function WheelDisc({ segments }: WheelDiscProps) {
  const { money } = useFormats();
  const id = useId();
  const short = (amount: MinorUnits) =>
    money(amount, fromCoins(toCoins(amount)) === amount ? 'floor' : 'exact');
  return (
    <svg className={styles.disc} viewBox="-100 -100 200 200" aria-hidden focusable="false">
      <defs>
        {TONES.map((tone) => (
          <radialGradient
            key={tone}
            id={`${id}${tone}`}
            className={styles[tone]}
            gradientUnits="userSpaceOnUse"
            cx="0"
            cy="0"
            r={RADIUS}
          >
            <stop className={styles.deep} offset="0.3" />
            <stop className={styles.light} offset="0.78" />
            <stop className={styles.deep} offset="1" />
          </radialGradient>
        ))}
        <radialGradient id={`${id}hub`} className={styles.night} cx="0.38" cy="0.3" r="0.8">
          <stop className={styles.light} offset="0" />
          <stop className={styles.deep} offset="1" />
        </radialGradient>
      </defs>
      {ALL.map((at) => {
        const tone = TONES[at % TONES.length] ?? TONES[0];
        const amount = segments?.[at]?.amount;
        const text = amount === undefined ? null : short(amount);
        return (
          <g key={at} className={styles[tone]} transform={`rotate(${at * ANGLE})`}>
            <path className={styles.slice} fill={`url(#${id}${tone})`} d={SLICE} />
            <g transform={`rotate(${ANGLE / 2})`}>
              {text === null ? (
                <path
                  className={styles.mark}
                  d={LANTERN_STAR}
                  transform={`translate(0 ${STAR_AT}) scale(.9)`}
                />
              ) : (
                <text className={styles.text} y={TEXT_AT} fontSize={sizeOf(text)}>
                  {text}
                </text>
              )}
              <circle className={styles.mark} cy={STUD_AT} r="1.7" />
            </g>
          </g>
        );
      })}
      <circle className={styles.hub} fill={`url(#${id}hub)`} r={HUB} />
      <g transform="scale(1.45)">
        <path className={styles.star} d={LANTERN_STAR} />
        <path className={styles.starShade} d={LANTERN_STAR_SHADE} />
      </g>
    </svg>
  );
}
