import { renderToStaticMarkup } from 'react-dom/server';
import { ConsoleHeader } from '#server/marketing/kit/console-header.tsx';
import { homeOf } from '#server/marketing/access/roles.ts';
import type { ReactNode } from 'react';
import {
  ConsoleProvider,
  useConsole,
  type Console,
} from '#server/marketing/kit/console-context.ts';

export const FILES_PATH = '/report/files';

interface ConsolePageProps {
  title: string;
  /** Path and query of this page, to return to after changing the language or theme. */
  here: string;
  /** The front page with the current filters; without it the user's first page. */
  home?: string | undefined;
  /** Opened by a secret address without an account: has no links into the console, and sends no referrer. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Renders a page's complete document. */
export const renderConsole = (console: Console, page: ReactNode): string =>
  `<!doctype html>\n${renderToStaticMarkup(<ConsoleProvider value={console}>{page}</ConsoleProvider>)}`;

/** The frame around every page of the console. */
export function ConsolePage({ title, here, home: givenHome, isOpen, children }: ConsolePageProps) {
  const { texts, language, theme, user, shared } = useConsole();
  const isSecret = isOpen ?? shared !== undefined;
  return (
    <html lang={language} data-theme={theme === 'auto' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content={isSecret ? 'no-referrer' : 'same-origin'} />
        <meta name="color-scheme" content="dark light" />
        <title>{`${title} · Parola`}</title>
        <link rel="icon" href="/icons/favicon.svg" />
        <link rel="stylesheet" href={`${FILES_PATH}/console.css`} />
        <script type="module" src={`${FILES_PATH}/console.js`} />
      </head>
      <body>
        <a className="skip" href="#main">
          {texts.skip}
        </a>
        <ConsoleHeader
          here={isSecret ? '' : here}
          home={isSecret ? undefined : (givenHome ?? homeOf(user))}
        />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </body>
    </html>
  );
}
