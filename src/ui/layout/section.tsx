import type { ReactNode } from 'react';
import { Text } from '#ui/base/text.tsx';
import type { ElementProps } from '#ui/base/element-props.ts';
import { Stack, type StackLook } from './stack.tsx';

export type SectionProps = ElementProps<
  'section',
  StackLook & {
    readonly title: string;
    readonly children: ReactNode;
  }
>;

/** A part of a screen with its own heading. */
export function Section({ title, children, gap = 3, ...rest }: SectionProps) {
  return (
    <Stack {...rest} as="section" gap={gap}>
      <Text as="h2" size="lead" weight="bold">
        {title}
      </Text>
      {children}
    </Stack>
  );
}
