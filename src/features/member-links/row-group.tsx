import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/base/text.tsx';
import { useId, type ReactNode } from 'react';
import styles from './row-group.module.css';

export interface RowGroupProps {
  readonly title: string;
  /** `<li>` elements. */
  readonly children: ReactNode;
}

/** A titled group of rows. */
export function RowGroup({ title, children }: RowGroupProps) {
  const titleId = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={titleId}>
      <Text id={titleId} as="h2" tone="soft" size="small" weight="medium" className={styles.title}>
        {title}
      </Text>
      <ul className={styles.rows}>{children}</ul>
    </Stack>
  );
}
