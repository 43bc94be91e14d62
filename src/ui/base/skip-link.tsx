import type { ReactNode, RefObject } from 'react';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** The part of the page to go to; it can take the focus. */
  readonly to: RefObject<HTMLElement | null>;
  /** That part's id. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The first stop of the keyboard: goes past what repeats. Visible while it has the focus. */
export function SkipLink({ to, id, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={`#${id}`}
      onClick={(event) => {
        // The address stays: it names a screen.
        event.preventDefault();
        to.current?.focus();
      }}
    >
      {children}
    </a>
  );
}
