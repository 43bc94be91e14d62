import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import type { AnyElementProps, ElementProps, Tag } from '#ui/base/element-props.ts';
import { gapClass, type Gap } from './gap.ts';
import styles from './stack.module.css';

export interface StackLook {
  readonly gap?: Gap | undefined;
  /** Centres the children and their text. */
  readonly centred?: boolean | undefined;
  /** Takes the remaining width of its row. */
  readonly grow?: boolean | undefined;
}

/** The classes of a stack, for components that are stacks themselves. */
export const stackClass = ({ gap = 0, centred, grow }: StackLook): string =>
  classNames(
    styles.stack,
    gap !== 0 && gapClass(gap),
    centred && styles.centred,
    grow && styles.grow,
  );

/** Children in a column, each as wide as the stack, with equal gaps. */
export function Stack<As extends Tag = 'div'>(props: ElementProps<As, StackLook>): ReactNode;
export function Stack({
  as: Element = 'div',
  gap,
  centred,
  grow,
  className,
  ...rest
}: AnyElementProps<StackLook>) {
  const look = stackClass({ gap, centred, grow });
  return <Element {...rest} className={classNames(look, className)} />;
}
