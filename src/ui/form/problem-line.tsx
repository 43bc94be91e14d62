import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import { WarningIcon } from '#ui/icons/warning-icon.tsx';
import { Row } from '#ui/layout/row.tsx';
import styles from './problem-line.module.css';
import { textClass } from '#ui/base/text.tsx';

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
