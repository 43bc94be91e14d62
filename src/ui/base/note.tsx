import type { ReactNode } from 'react';
import type { ElementProps, Tag } from '#ui/base/element-props.ts';
import { Text, type TextLook } from '#ui/base/text.tsx';

/** A small, less prominent text beside or below something. */
export function Note<As extends Tag = 'p'>(
  props: ElementProps<As, Omit<TextLook, 'size'>>,
): ReactNode;
export function Note(props: Omit<TextLook, 'size'>) {
  return <Text tone="soft" size="small" {...props} />;
}
