import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { AnyElementProps, ElementProps, Tag } from './element-props.ts';
import styles from './text.module.css';

export interface TextLook {
  /** Without one, the colour around it. */
  readonly tone?: 'strong' | 'soft' | 'faint' | 'gold' | 'jade' | 'danger' | undefined;
  /** Without one, the size around it. */
  readonly size?: 'caption' | 'small' | 'body' | 'lead' | 'title' | 'display' | undefined;
  readonly weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Figures of one width. */
  readonly figures?: boolean | undefined;
  /** Breaks within a word rather than run over: for what players and platforms have named. */
  readonly breaks?: boolean | undefined;
  readonly align?: 'center' | 'end' | undefined;
  /** How close lines are: `tight` for headings, `snug` for names, `close` and `loose` for sentences. */
  readonly leading?: 'tight' | 'snug' | 'close' | 'loose' | undefined;
  /** The most lines; what does not fit into them is cut, with an ellipsis. */
  readonly lines?: 1 | 2 | 3 | 4 | undefined;
}

const ALIGN = { center: styles.alignCenter, end: styles.alignEnd };

/** The classes of a look, for components that are no text themselves. */
export const textClass = (look: TextLook): string => {
  const { tone, size, weight, figures, breaks, align, leading, lines } = look;
  return classNames(
    tone && styles[tone],
    size && styles[size],
    weight && styles[weight],
    figures && styles.figures,
    breaks && styles.breaks,
    align && ALIGN[align],
    leading && styles[leading],
    lines && styles.lines,
    lines && styles[`lines${lines}`],
  );
};

/** A paragraph, heading or word in the sizes, weights and colours of the theme. */
export function Text<As extends Tag = 'p'>(props: ElementProps<As, TextLook>): ReactNode;
export function Text({
  as: Element = 'p',
  tone,
  size,
  weight,
  figures,
  breaks,
  align,
  leading,
  lines,
  className,
  ...rest
}: AnyElementProps<TextLook>) {
  const look = textClass({ tone, size, weight, figures, breaks, align, leading, lines });
  return <Element {...rest} className={classNames(look, className)} />;
}
