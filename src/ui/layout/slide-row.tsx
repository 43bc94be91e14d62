import { useRef, useState, type ReactNode } from 'react';
import { IconButton } from '#ui/base/icon-button.tsx';
import { ChevronIcon } from '#ui/icons/chevron-icon.tsx';
import styles from './slide-row.module.css';

export interface Slide {
  readonly id: string | number;
  /** Accessible name. */
  readonly name: string;
  readonly content: ReactNode;
}

export interface SlideRowProps {
  readonly slides: readonly Slide[];
  readonly label: string;
  /** Role description of a slide, e.g. "notice". */
  readonly slideRole: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** "2 of 3"; both from 1. */
  readonly positionText: (position: number, total: number) => string;
}

/**
 * Slides in a row, swiped or turned with two buttons. The browser scrolls them: a finger needs no script.
 * Those not in front are inert: no focus, not read aloud.
 */
export function SlideRow({
  slides,
  label,
  slideRole,
  previousLabel,
  nextLabel,
  positionText,
}: SlideRowProps) {
  const track = useRef<HTMLDivElement>(null);
  const [scrolledTo, setScrolledTo] = useState(0);
  const last = slides.length - 1;
  const index = Math.min(scrolledTo, last);

  function goTo(next: number) {
    const { current } = track;
    current?.scrollTo({ left: next * current.clientWidth });
  }

  return (
    <section className={styles.row} aria-label={label}>
      <div
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setScrolledTo(clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth))
        }
      >
        {slides.map(({ id, name, content }, at) => (
          <div
            key={id}
            className={styles.slide}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide has no tag of its own
            role="group"
            aria-roledescription={slideRole}
            aria-label={name}
            inert={at !== index}
          >
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={styles.turn}>
          <IconButton
            className={styles.previous}
            label={previousLabel}
            icon={<ChevronIcon />}
            aria-disabled={index === 0}
            onClick={() => goTo(Math.max(0, index - 1))}
          />
          <output className={styles.position}>{positionText(index + 1, slides.length)}</output>
          <IconButton
            label={nextLabel}
            icon={<ChevronIcon />}
            aria-disabled={index === last}
            onClick={() => goTo(Math.min(last, index + 1))}
          />
        </div>
      )}
    </section>
  );
}
