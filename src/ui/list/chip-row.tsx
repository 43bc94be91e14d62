import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { Chip } from './chip.tsx';
import styles from './chip-row.module.css';

export interface ChipRowItem {
  readonly id: string;
  readonly label: string;
  readonly leading?: ReactNode;
  readonly hasDot?: boolean;
}

export interface ChipRowProps {
  readonly items: readonly ChipRowItem[];
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
  /** Accessible name of the list. */
  readonly label: string;
  readonly look?: 'pill' | 'tile';
  /** Id of the element that shows the selected tab's content. */
  readonly panelId?: string;
  /** Prefix of the tabs' ids, `{idPrefix}-{item.id}`, so that a panel can be labelled by its tab. */
  readonly idPrefix?: string;
  readonly className?: string | undefined;
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/**
 * Tabs in one row that scrolls sideways. One stop for the Tab key; arrows, Home and End choose; the selected
 * tab stays in view.
 */
export function ChipRow({
  items,
  selectedId,
  onSelect,
  label,
  look = 'pill',
  panelId,
  idPrefix,
  className,
}: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const hasSettled = useRef(false);
  const selectedIndex = items.findIndex(({ id }) => id === selectedId);

  useLayoutEffect(() => {
    // In the frame that paints the choice: to measure now would lay the page out twice.
    const frame = requestAnimationFrame(() => {
      const list = row.current;
      const selected = list?.children[selectedIndex];
      if (!list || !(selected instanceof HTMLElement)) return;
      // Scrolls only this row (scrollIntoView would move the page too), and the first time without animation.
      const middle = selected.offsetLeft - list.offsetLeft + selected.offsetWidth / 2;
      list.scrollTo({
        left: middle - list.clientWidth / 2,
        behavior: hasSettled.current ? 'auto' : 'instant',
      });
      hasSettled.current = true;
    });
    return () => cancelAnimationFrame(frame);
  }, [selectedIndex]);

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextIndex(event.key, selectedIndex, items.length);
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    const tab = event.currentTarget.children[next];
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true });
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      className={classNames(styles.row, look === 'tile' && styles.tiles, className)}
      onKeyDown={handleKeyDown}
    >
      {items.map(({ id, label: text, leading, hasDot = false }, index) => {
        const isSelected = id === selectedId;
        const isTabStop = index === Math.max(0, selectedIndex);
        return (
          <Chip
            key={id}
            id={idPrefix === undefined ? undefined : `${idPrefix}-${id}`}
            role="tab"
            aria-selected={isSelected}
            aria-controls={isSelected ? panelId : undefined}
            tabIndex={isTabStop ? 0 : -1}
            isSelected={isSelected}
            look={look}
            leading={leading}
            hasDot={hasDot}
            onClick={() => onSelect(id)}
          >
            {text}
          </Chip>
        );
      })}
    </div>
  );
}
