import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import type { AnyElementProps, ElementProps } from '#ui/base/element-props.ts';
import styles from './list.module.css';
import { stackClass, type StackLook } from './stack.tsx';

export interface ListLook extends StackLook {
  /** A divider between entries, with `wide` or `tight` space around it. */
  readonly divided?: 'wide' | 'tight' | undefined;
  readonly hasBullets?: boolean | undefined;
}

/** A vertical list of entries. */
export function List<As extends 'ul' | 'ol' | 'dl' = 'ul'>(
  props: ElementProps<As, ListLook>,
): ReactNode;
export function List({
  as: Element = 'ul',
  gap,
  centred,
  grow,
  divided,
  hasBullets,
  className,
  ...rest
}: AnyElementProps<ListLook>) {
  const look = classNames(
    stackClass({ gap, centred, grow }),
    divided && styles.divided,
    divided && styles[divided],
    hasBullets && styles.bullets,
  );
  return <Element {...rest} className={classNames(look, className)} />;
}
