import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/base/note.tsx';

export interface FigureHeadProps {
  /** A picture. */
  readonly sign: ReactNode;
  readonly label: string;
  /** The figure and its description. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The head of a screen about one figure, such as an amount or a level. */
export function FigureHead({ sign, label, children, className }: FigureHeadProps) {
  return (
    <Row gap={4} className={className}>
      {sign}
      <Stack as="p" gap="hair">
        <Note as="span">{label}</Note>
        {children}
      </Stack>
    </Row>
  );
}
