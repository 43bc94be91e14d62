import { classNames } from '#ui/base/class-names.ts';
import ring from '#ui/feedback/progress-ring.module.css';
import styles from './share-ring.module.css';

/** What a share of the money is: free to withdraw, own but locked, or a locked bonus. */
export type MoneyShare = 'free' | 'own' | 'bonus';

export interface ShareRingProps {
  /** Shares of the whole in any unit; those of zero are not drawn. */
  readonly shares: Readonly<Record<MoneyShare, number>>;
  /** Width and height in px. */
  readonly size: number;
  readonly className?: string | undefined;
  /** Fades in over the place that was drawn for it. */
  readonly isArriving?: boolean;
}

const ORDER: readonly MoneyShare[] = ['free', 'own', 'bonus'];

/** Gap between two shares, in hundredths of the ring. */
const GAP = 2;
/** A tiny share stays visible. */
const LEAST = 0.5;

interface Arc {
  readonly share: MoneyShare;
  /** In hundredths of the ring, from its top. */
  readonly start: number;
  readonly length: number;
}

function arcsOf(shares: Readonly<Record<MoneyShare, number>>): readonly Arc[] {
  const drawn = ORDER.filter((share) => shares[share] > 0);
  const whole = drawn.reduce((sum, share) => sum + shares[share], 0);
  const gap = drawn.length > 1 ? GAP : 0;
  let start = 0;
  return drawn.map((share) => {
    const length = (shares[share] / whole) * 100;
    const arc = { share, start, length: Math.max(LEAST, length - gap) };
    start += length;
    return arc;
  });
}

/** The shares of a balance as a ring, beside texts that say them. Decorative. */
export function ShareRing({ shares, size, className, isArriving = false }: ShareRingProps) {
  return (
    <svg
      className={classNames(ring.ring, isArriving && styles.arriving, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      focusable="false"
    >
      <circle className={ring.track} cx="12" cy="12" r="9.5" />
      {arcsOf(shares).map(({ share, start, length }) => (
        <circle
          key={share}
          className={classNames(ring.done, styles[share])}
          data-share={share}
          cx="12"
          cy="12"
          r="9.5"
          pathLength="100"
          strokeDasharray={length < 100 ? `${length.toFixed(1)} 100` : undefined}
          strokeDashoffset={(-start).toFixed(1)}
        />
      ))}
    </svg>
  );
}

/** The colour of a share, beside its name. Decorative. */
export const ShareMark = ({ share }: { readonly share: MoneyShare }) => (
  <span className={classNames(styles.mark, styles[share])} aria-hidden />
);
