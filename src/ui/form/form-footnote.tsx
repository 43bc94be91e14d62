import type { ReactNode } from 'react';
import styles from './form-footnote.module.css';

/** Class of a router link in a footnote. */
export const footnoteLinkClass = styles.link;

export interface FormFootnoteProps {
  readonly text: string;
  /** A link styled with `footnoteLinkClass`. */
  readonly link: ReactNode;
}

/** The line below a form: a question and a link to another form. */
export function FormFootnote({ text, link }: FormFootnoteProps) {
  return (
    <p className={styles.footnote}>
      <span>{text}</span> {link}
    </p>
  );
}
