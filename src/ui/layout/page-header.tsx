import type { ReactNode } from 'react';
import styles from './page-header.module.css';
import { StickyHeader } from './sticky-header.tsx';
import { Text } from '#ui/base/text.tsx';

export interface PageHeaderProps {
  readonly title: string;
  /** A link or button back, styled with `iconButtonClass`. */
  readonly back?: ReactNode;
  /** One or two icon buttons, or an amount. */
  readonly trailing?: ReactNode;
}

/** The bar on top of a screen: it stays while the page scrolls. */
export function PageHeader({ title, back, trailing }: PageHeaderProps) {
  return (
    <StickyHeader>
      <div className={styles.bar}>
        {back}
        <Text as="h1" size="lead" weight="bold" className={styles.title}>
          {title}
        </Text>
        {trailing}
      </div>
    </StickyHeader>
  );
}
