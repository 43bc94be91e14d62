import type { ReactNode } from 'react';
import styles from './sticky-header.module.css';

export interface StickyHeaderProps {
  readonly children: ReactNode;
}

/** The head of a screen: it stays while the page scrolls, and is translucent. */
export function StickyHeader({ children }: StickyHeaderProps) {
  return <header className={styles.header}>{children}</header>;
}
