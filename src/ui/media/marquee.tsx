import { useRef, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import styles from './marquee.module.css';
import { useOffScreenMark } from '#ui/layout/use-off-screen-mark.ts';

export interface MarqueeItem {
  readonly id: string;
  readonly content: ReactNode;
  /** Approximate number of characters: a long line takes longer to pass. */
  readonly length: number;
}

export interface MarqueeProps {
  /** Accessible name of the line. */
  readonly label: string;
  readonly items: readonly MarqueeItem[];
  readonly leading?: ReactNode;
  readonly isPaused?: boolean;
  /** More items are to come: the line starts with them. */
  readonly isWaiting?: boolean;
}

/**
 * News that passes in one line. It stops under the pointer, with the focus on it, while it is out of view and
 * by a button that its owner has, and does not move under reduced motion. Screen readers get it once, as a
 * list.
 */
export function Marquee(props: MarqueeProps) {
  const { label, items, leading, isPaused = false, isWaiting = false } = props;
  const view = useRef<HTMLDivElement>(null);
  useOffScreenMark(view);
  const characters = items.reduce((sum, { length }) => sum + length, 0) + items.length * 6;
  const pace: CSSProperties & Record<'--marquee-characters', number> = {
    '--marquee-characters': characters,
  };
  return (
    <>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <div
        ref={view}
        className={classNames(styles.view, (isPaused || isWaiting) && styles.isPaused)}
        role="marquee"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
        tabIndex={0}
      >
        <div className={styles.track} style={pace}>
          <ul className={styles.lap}>
            {items.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
          {/* More items would move it. */}
          {!isWaiting && (
            <div className={styles.lap} aria-hidden>
              {items.map(({ id, content }) => (
                <span key={id}>{content}</span>
              ))}
            </div>
          )}
        </div>
      </div>
    </>
  );
}
