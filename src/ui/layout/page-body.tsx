import type { ReactNode } from 'react';
import type { Gap } from './gap.ts';
import styles from './page-body.module.css';
import { Stack } from './stack.tsx';

export interface PageBodyProps {
  readonly gap?: Gap;
  readonly children: ReactNode;
}

/** A screen's content below its header. */
export function PageBody({ gap, children }: PageBodyProps) {
  return (
    <Stack gap={gap} className={styles.body}>
      {children}
    </Stack>
  );
}
