import { useId, type ReactNode, type Ref } from 'react';
import styles from './shelf.module.css';

export interface ShelfProps {
  readonly title: string;
  /** Names the list in the page. */
  readonly list?: string | undefined;
  readonly ref?: Ref<HTMLUListElement>;
  /** `<li>` elements of class `shelfItemClass`. */
  readonly children: ReactNode;
}

/** Class of an item on a shelf. */
export const shelfItemClass = styles.item;

/** A titled row that scrolls sideways. */
export function Shelf({ title, list, ref, children }: ShelfProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title} dir="auto">
        {title}
      </h2>
      <ul ref={ref} className={styles.row} data-game-list={list}>
        {children}
      </ul>
    </section>
  );
}
