import type { ComponentProps, ElementType, JSX } from 'react';

export type Tag = keyof JSX.IntrinsicElements;

/** Props of a component rendered as the element `as`, with all attributes of that element. */
export type ElementProps<As extends Tag, Own> = Own & { readonly as?: As } & Omit<
    ComponentProps<As>,
    keyof Own | 'as'
  >;

/** The same for the component's implementation: the element can be any. */
export type AnyElementProps<Own> = Own & {
  readonly as?: ElementType;
  readonly className?: string | undefined;
};
