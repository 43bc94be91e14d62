import { fromCoins, toCoins, type MinorUnits } from '#domain/money.ts';
import { SEGMENTS, type WheelSegment } from '#domain/spin-invite.ts';
import { segmentAngle } from '#domain/spin-wheel.ts';
import { useFormats } from '#i18n/use-formats.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './wheel-disc.module.css';

export interface WheelDiscProps {
  /** In their order; null draws stars in their places. */
  readonly segments: readonly WheelSegment[] | null;
}

const RADIUS = 88;
const TEXT_AT = -66;
const STAR_AT = -62;
const RIM = 98;
const BULB_AT = 93;
const BULBS = 24;
/** Longer texts are written smaller, so that they stay inside their segment. */
const SIZES = [
  { upTo: 4, size: 16 },
  { upTo: 6, size: 13 },
  { upTo: 9, size: 9.5 },
] as const;
const SMALLEST = 7.5;
const STAR = 'M0-14 3.6-4.9 13.3-4.3 5.8 1.9 8.2 11.3 0 6.1-8.2 11.3-5.8 1.9-13.3-4.3-3.6-4.9Z';

const TONES = [styles.gold, styles.deep, styles.coral, styles.night] as const;
const ALL = Array.from({ length: SEGMENTS }, (_none, at) => at);
const ANGLE = segmentAngle(SEGMENTS);

/** Text size by its length, in units of the drawing. */
const sizeOf = (text: string) => SIZES.find(({ upTo }) => text.length <= upTo)?.size ?? SMALLEST;

/** One segment as a path that begins at the top. */
function slice(): string {
  const end = (ANGLE * Math.PI) / 180;
  const [x, y] = [Math.sin(end) * RADIUS, -Math.cos(end) * RADIUS];
  return `M0 0V${-RADIUS}A${RADIUS} ${RADIUS} 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`;
}
const SLICE = slice();

/** The part of the wheel that turns: eight segments in a rim with lights. Decoration: its owner says what it shows. */
export function WheelDisc({ segments }: WheelDiscProps) {
  const { money } = useFormats();
  const short = (amount: MinorUnits) =>
    money(amount, fromCoins(toCoins(amount)) === amount ? 'floor' : 'exact');
  return (
    <svg className={styles.disc} viewBox="-100 -100 200 200" aria-hidden focusable="false">
      <circle className={styles.rim} r={RIM} />
      {Array.from({ length: BULBS }, (_none, at) => (
        <circle
          key={at}
          className={classNames(styles.bulb, at % 2 === 1 && styles.dim)}
          cy={-BULB_AT}
          r="2.1"
          transform={`rotate(${(at * 360) / BULBS})`}
        />
      ))}
      {ALL.map((at) => {
        const amount = segments?.[at]?.amount;
        const text = amount === undefined ? null : short(amount);
        return (
          <g key={at} className={TONES[at % TONES.length]} transform={`rotate(${at * ANGLE})`}>
            <path className={styles.slice} d={SLICE} />
            <g transform={`rotate(${ANGLE / 2})`}>
              {text === null ? (
                <path
                  className={styles.mark}
                  d={STAR}
                  transform={`translate(0 ${STAR_AT}) scale(.8)`}
                />
              ) : (
                <text className={styles.text} y={TEXT_AT} fontSize={sizeOf(text)}>
                  {text}
                </text>
              )}
              <circle className={styles.mark} cy="-44" r="1.6" />
            </g>
          </g>
        );
      })}
      <circle className={styles.hub} r="26" />
      <path className={styles.star} d={STAR} transform="scale(1.35)" />
    </svg>
  );
}
