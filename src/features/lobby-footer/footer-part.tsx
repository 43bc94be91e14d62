import { classNames } from '#ui/class-names.ts';
import { useId, type ReactNode } from 'react';
import styles from './footer-part.module.css';

interface FooterPartProps {
  readonly title: string;
  readonly text?: string;
  /** A drawing; a part that has one lies on a card of its own. */
  readonly leading?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled part of the footer. */
export function FooterPart({ title, text, leading, children }: FooterPartProps) {
  const titleId = useId();
  return (
    <section
      className={classNames(styles.part, leading !== undefined && styles.isCard)}
      aria-labelledby={titleId}
    >
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
