import { takeFocus } from '#browser/page/take-focus.ts';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/stack.tsx';
import styles from './outcome-title.module.css';

export interface OutcomeTitleProps {
  /** A seal. */
  readonly seal: ReactNode;
  readonly children: ReactNode;
}

/** The result of a request, announced. Takes the focus: the pressed button is gone. */
export function OutcomeTitle({ seal, children }: OutcomeTitleProps) {
  return (
    <Stack ref={takeFocus} tabIndex={-1} as="output" gap={3} centred className={styles.title}>
      {seal}
      <span>{children}</span>
    </Stack>
  );
}
