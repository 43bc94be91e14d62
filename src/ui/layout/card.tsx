import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import type { AnyElementProps, ElementProps, Tag } from '#ui/base/element-props.ts';
import styles from './card.module.css';
import { stackClass, type StackLook } from './stack.tsx';

export interface CardLook extends Omit<StackLook, 'grow'> {
  /** `plain` is flat, `raised` has a shadow, `reward` holds something to win or claim. */
  readonly look?: 'plain' | 'raised' | 'reward' | undefined;
  /**
   * Padding: `bare` none, for rows that reach the edge; `tight` little, for rows with their own frame; `rows`
   * none above and below; `wide` more, around a screen's only message.
   */
  readonly inset?: 'normal' | 'bare' | 'tight' | 'rows' | 'wide' | undefined;
}

/** A surface that groups related content; with a gap its content is a stack. */
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
