import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';

/** Readable on light and dark: texts have the reader's own colours. */
const BODY = {
  margin: 0,
  padding: '16px',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans Thai", sans-serif',
  fontSize: '16px',
  lineHeight: 1.5,
} as const;

interface EmailHtmlProps {
  language: string;
  title: string;
  children: ReactNode;
}

/** The document of a message. Styles are inline, since some readers drop all others. */
export const emailHtml = ({ language, title, children }: EmailHtmlProps): string =>
  `<!doctype html>\n${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
      </head>
      <body style={BODY}>
        <div style={{ maxWidth: '560px', margin: '0 auto' }}>
          <h1 style={{ fontSize: '20px', lineHeight: 1.3, margin: '0 0 8px' }}>{title}</h1>
          {children}
        </div>
      </body>
    </html>,
  )}`;
