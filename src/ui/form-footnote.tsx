import type { ReactNode } from 'react';
import styles from './form-footnote.module.css';

/** Class of the link in a footnote: a router's link wears it. */
export const footnoteLinkClass = styles.link;

export interface FormFootnoteProps {
  readonly text: string;
  /** Where else to go, wearing `footnoteLinkClass`. */
  readonly link: ReactNode;
}

/** The line below a form: a question and the way to another form. */
export function FormFootnote({ text, link }: FormFootnoteProps) {
  return (
    <p className={styles.footnote}>
      {text} {link}
    </p>
  );
}
