import type { WheelSegment } from '#shared/spin-invite/spin-invite.ts';
import { classNames } from '#ui/base/class-names.ts';
import '#theme/rewards.css';
import { useId } from 'react';
import type { WheelTurn } from './use-wheel-turn.ts';
import { WheelDisc } from './wheel-disc.tsx';
import styles from './wheel-stage.module.css';

export interface WheelStageProps {
  readonly segments: readonly WheelSegment[] | null;
  /** Ref of the element that turns. */
  readonly hold: WheelTurn['hold'];
  /** `won`: stopped on a new win. */
  readonly state: 'resting' | 'turning' | 'won';
  readonly className?: string | undefined;
}

const LAMPS = 24;
const LAMP_AT = -93.5;
/** Every other lamp: the two halves alternate, so that the light seems to run. */
const [EVEN, ODD] = [0, 1].map((first) =>
  Array.from({ length: LAMPS / 2 }, (_none, at) => ((first + 2 * at) * 360) / LAMPS),
);

/**
 * The wheel under its pointer. Only the disc turns: light and shade stay in place. Decorative: the result is
 * text beside it.
 */
export function WheelStage({ segments, hold, state, className }: WheelStageProps) {
  const look = classNames(
    styles.stage,
    state === 'turning' && styles.isTurning,
    state === 'won' && styles.won,
    className,
  );
  return (
    <div className={look} data-wheel aria-hidden>
      <div className={styles.wheel}>
        <span className={styles.rays} />
        <span className={styles.glow} />
        <span className={styles.shadow} />
        <div className={styles.body}>
          <span className={styles.rim} />
          <Lamps angles={EVEN} className={styles.even} />
          <Lamps angles={ODD} className={styles.odd} />
          <div ref={hold} className={styles.turning}>
            <WheelDisc segments={segments} />
          </div>
          <span className={styles.beam} />
          <span className={styles.shade} />
        </div>
        <Pointer />
      </div>
    </div>
  );
}

function Lamps({
  angles = [],
  className,
}: {
  readonly angles: readonly number[] | undefined;
  readonly className: string | undefined;
}) {
  return (
    <svg
      className={classNames(styles.lamps, className)}
      viewBox="-100 -100 200 200"
      focusable="false"
    >
      {angles.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <circle className={styles.halo} cy={LAMP_AT} r="5" />
          <circle className={styles.lamp} cy={LAMP_AT} r="2.3" />
        </g>
      ))}
    </svg>
  );
}

function Pointer() {
  const id = useId();
  return (
    <svg className={styles.pointer} viewBox="-15 -14 30 48" focusable="false">
      <defs>
        <linearGradient id={`${id}metal`}>
          <stop className={styles.metalDeep} offset="0" />
          <stop className={styles.metalLight} offset="0.36" />
          <stop className={styles.metal} offset="0.62" />
          <stop className={styles.metalDeep} offset="1" />
        </linearGradient>
        <radialGradient id={`${id}jewel`} cx="0.36" cy="0.3" r="0.75">
          <stop className={styles.jewelLight} offset="0" />
          <stop className={styles.jewel} offset="1" />
        </radialGradient>
      </defs>
      <path
        className={styles.edge}
        fill={`url(#${id}metal)`}
        d="M0 31-11.5 4.4a12.3 12.3 0 1 1 23 0Z"
      />
      <circle className={styles.setting} fill={`url(#${id}jewel)`} r="6.4" />
      <ellipse className={styles.spark} cx="-2" cy="-2.6" rx="1.8" ry="1.2" />
    </svg>
  );
}
