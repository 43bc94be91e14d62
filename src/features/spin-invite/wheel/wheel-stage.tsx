import type { WheelSegment } from '#domain/spin-invite.ts';
import { classNames } from '#ui/class-names.ts';
import type { WheelTurn } from './use-wheel-turn.ts';
import { WheelDisc } from './wheel-disc.tsx';
import styles from './wheel-stage.module.css';

export interface WheelStageProps {
  readonly segments: readonly WheelSegment[] | null;
  /** Takes the element that turns. */
  readonly hold: WheelTurn['hold'];
  /** The wheel rests on something that was won just now. */
  readonly isLit: boolean;
}

/** The wheel under its pointer. Decoration: what it gave is said in words beside it. */
export function WheelStage({ segments, hold, isLit }: WheelStageProps) {
  return (
    <div className={classNames(styles.stage, isLit && styles.isLit)} data-wheel aria-hidden>
      <div className={styles.wheel}>
        <span className={styles.glow} />
        <div ref={hold} className={styles.turning}>
          <WheelDisc segments={segments} />
        </div>
        <svg className={styles.pointer} viewBox="-14 -11 28 42" focusable="false">
          <path d="M0 28-11 3a11.2 11.2 0 0 1 22 0Z" />
          <circle r="4" cy="3.5" />
        </svg>
      </div>
    </div>
  );
}
