import type { ReactNode } from 'react';
import type { ElementProps, Tag } from './element-props.ts';
import { Text, type TextLook } from './text.tsx';

/** What is said beside or below something: small, and less loud than it. */
export function Note<As extends Tag = 'p'>(
  props: ElementProps<As, Omit<TextLook, 'size'>>,
): ReactNode;
export function Note(props: Omit<TextLook, 'size'>) {
  return <Text tone="soft" size="small" {...props} />;
}
