import { cleanHtml } from '#browser/page/clean-html.ts';
import { useLayoutEffect, useRef } from 'react';
import styles from './rich-text.module.css';
import hidden from '#ui/base/visually-hidden.module.css';

export interface RichTextProps {
  /** HTML as the server sent it; only its safe part is shown. */
  readonly html: string;
  /** Origin of the server, whose pictures may be shown; '' = the page's own. */
  readonly origin: string;
  /** The level of its headings: one below the title above it. */
  readonly headingLevel: 3 | 4;
  /** Appended to every link, e.g. "opens in a new window". */
  readonly newWindowText: string;
}

/** A formatted text from the server: headings, lists, tables, links, pictures. Load it lazily. */
export function RichText({ html, origin, headingLevel, newWindowText }: RichTextProps) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = cleanHtml(html, { origin, headingLevel });
    for (const link of content.querySelectorAll('a')) {
      const hint = content.ownerDocument.createElement('span');
      hint.className = hidden.hidden ?? '';
      hint.textContent = ` ${newWindowText}`;
      link.append(hint);
    }
    body.current?.replaceChildren(content);
  }, [html, origin, headingLevel, newWindowText]);
  return <div ref={body} className={styles.text} data-rich-text="" />;
}
