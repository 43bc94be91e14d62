import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/base/text.tsx';

export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A name and its value in one line of a `dl`, or in two where they do not fit. */
export function Fact({ name, children, className }: FactProps) {
  return (
    <Row gap={4} lineGap="hair" align="stretch" spread className={className}>
      <dt>{name}</dt>
      <Text as="dd" weight="medium" figures>
        {children}
      </Text>
    </Row>
  );
}
