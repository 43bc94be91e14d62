import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { AnyElementProps, ElementProps, Tag } from '#ui/element-props.ts';
import styles from './card.module.css';
import { stackClass, type StackLook } from './stack.tsx';

export interface CardLook extends Omit<StackLook, 'grow'> {
  /** `plain` lies on the page, `raised` stands off it, `reward` holds something to win or claim. */
  readonly look?: 'plain' | 'raised' | 'reward' | undefined;
  /**
   * Room around the content: none for rows that reach the edge, little for rows with a frame of their
   * own, none above and below `rows`, more around the one message of a screen.
   */
  readonly inset?: 'normal' | 'bare' | 'tight' | 'rows' | 'wide' | undefined;
}

/** A surface that groups what belongs together; with a gap its content is a stack. */
export function Card<As extends Tag = 'div'>(props: ElementProps<As, CardLook>): ReactNode;
export function Card({
  as: Element = 'div',
  look = 'plain',
  inset = 'normal',
  gap,
  centred,
  className,
  ...rest
}: AnyElementProps<CardLook>) {
  const surface = classNames(
    styles.card,
    look !== 'plain' && styles[look],
    inset !== 'normal' && styles[inset],
    gap !== undefined && stackClass({ gap, centred }),
  );
  return <Element {...rest} className={classNames(surface, className)} />;
}
