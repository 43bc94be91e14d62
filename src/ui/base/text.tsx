import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { AnyElementProps, ElementProps, Tag } from './element-props.ts';
import styles from './text.module.css';

export interface TextLook {
  /** The surrounding colour by default. */
  readonly tone?: 'strong' | 'soft' | 'faint' | 'gold' | 'jade' | 'danger' | undefined;
  /** The surrounding size by default. */
  readonly size?: 'caption' | 'small' | 'body' | 'lead' | 'title' | 'display' | undefined;
  readonly weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Tabular figures. */
  readonly figures?: boolean | undefined;
  /** Breaks within a word rather than overflow: for names chosen by players and servers. */
  readonly breaks?: boolean | undefined;
  readonly align?: 'center' | 'end' | undefined;
  /** Line height: `tight` for headings, `snug` for names, `close` and `loose` for sentences. */
  readonly leading?: 'tight' | 'snug' | 'close' | 'loose' | undefined;
  /** The most lines; further text is cut off with an ellipsis. */
  readonly lines?: 1 | 2 | 3 | 4 | undefined;
}

const ALIGN = { center: styles.alignCenter, end: styles.alignEnd };

/** The classes of a style, for components other than Text. */
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
