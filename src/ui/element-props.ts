import type { ComponentProps, ElementType, JSX } from 'react';

export type Tag = keyof JSX.IntrinsicElements;

/** Props of a component that is drawn as the element `as` names, with all attributes of that element. */
export type ElementProps<As extends Tag, Own> = Own & { readonly as?: As } & Omit<
    ComponentProps<As>,
    keyof Own | 'as'
  >;

/** The same where the component is written: the element can be any. */
export type AnyElementProps<Own> = Own & {
  readonly as?: ElementType;
  readonly className?: string | undefined;
};
