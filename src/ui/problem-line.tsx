import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { WarningIcon } from './icons/warning-icon.tsx';
import { Row } from './layout/row.tsx';
import styles from './problem-line.module.css';
import { textClass } from './text.tsx';

export interface ProblemLineProps {
  readonly id?: string;
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** An error message below the element it belongs to. */
export function ProblemLine({ children, ...rest }: ProblemLineProps) {
  return (
    <Row
      {...rest}
      as="p"
      gap={2}
      align="start"
      className={classNames(textClass({ tone: 'danger', size: 'small' }), styles.problem)}
    >
      <WarningIcon size={18} />
      <span>{children}</span>
    </Row>
  );
}
