import type { ReactNode } from 'react';
import { classNames } from '#ui/base/class-names.ts';
import type { AnyElementProps, ElementProps, Tag } from '#ui/base/element-props.ts';
import { gapClass, lineGapClass, type Gap, type LineGap } from './gap.ts';
import styles from './row.module.css';

export interface RowLook {
  readonly gap?: Gap | undefined;
  /** Between wrapped lines, where it is not `gap`. */
  readonly lineGap?: LineGap | undefined;
  readonly align?: 'start' | 'center' | 'baseline' | 'stretch' | undefined;
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Name at the start and value at the end; stacked when they do not fit into one line. */
  readonly spread?: boolean | undefined;
  /** Wraps when the children do not fit into one line. */
  readonly wrap?: boolean | undefined;
}

const ALIGN = {
  start: styles.alignStart,
  center: styles.alignCenter,
  baseline: styles.alignBaseline,
  stretch: undefined,
};

const JUSTIFY = {
  start: undefined,
  center: styles.justifyCenter,
  end: styles.justifyEnd,
  between: styles.justifyBetween,
};

/** Children in a row, vertically centred by default. */
export function Row<As extends Tag = 'div'>(props: ElementProps<As, RowLook>): ReactNode;
export function Row({
  as: Element = 'div',
  gap = 0,
  lineGap,
  align = 'center',
  justify = 'start',
  wrap = false,
  spread = false,
  className,
  ...rest
}: AnyElementProps<RowLook>) {
  const look = classNames(
    styles.row,
    gap !== 0 && gapClass(gap),
    lineGap !== undefined && lineGapClass(lineGap),
    ALIGN[align],
    JUSTIFY[justify],
    wrap && styles.wrap,
    spread && styles.spread,
  );
  return <Element {...rest} className={classNames(look, className)} />;
}
