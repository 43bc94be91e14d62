import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { IconButton } from '#ui/base/icon-button.tsx';
import { PauseIcon } from '#ui/icons/pause-icon.tsx';
import { PlayIcon } from '#ui/icons/play-icon.tsx';
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
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/**
 * News that passes in one line. It stops under the pointer, with the focus on it, by its button and while it
 * is out of view, and does not move under reduced motion. Screen readers get it once, as a list.
 */
export function Marquee({ label, items, leading, pauseLabel, playLabel }: MarqueeProps) {
  const [isPaused, setPaused] = useState(false);
  const view = useRef<HTMLDivElement>(null);
  useOffScreenMark(view);
  const characters = items.reduce((sum, { length }) => sum + length, 0) + items.length * 6;
  const pace: CSSProperties & Record<'--marquee-characters', number> = {
    '--marquee-characters': characters,
  };
  return (
    <div className={styles.marquee}>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <div
        ref={view}
        className={classNames(styles.view, isPaused && styles.isPaused)}
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
          <div className={styles.lap} aria-hidden>
            {items.map(({ id, content }) => (
              <span key={id}>{content}</span>
            ))}
          </div>
        </div>
      </div>
      <IconButton
        className={styles.toggle}
        label={isPaused ? playLabel : pauseLabel}
        icon={isPaused ? <PlayIcon size={18} /> : <PauseIcon size={18} />}
        onClick={() => setPaused(!isPaused)}
      />
    </div>
  );
}
