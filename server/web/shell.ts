import { createHash } from 'node:crypto';
import type { ClientSettings } from '#shared/wire/client-settings.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';
import { shellWords } from '#server/core/http/shell-words.ts';

const SETTINGS_META = /<meta\s+name="parola-settings"[^>]*>/;
const REVISION_MARKER = /shell-revision:[\w-]*/g;

/** Thrown for a built app that cannot be stamped. */
export class ShellError extends Error {
  override name = 'ShellError';
}

/** The two files of the built app that carry an operator's settings. */
export interface Shell {
  indexHtml: string;
  serviceWorker: string;
}

/**
 * Writes the settings and the market's texts into the page, and the page's hash into the service worker: a
 * browser with the old page then sees a changed worker and fetches the new page. Only the app knows a
 * player's own language; it replaces the texts later.
 * @param serviceWorker undefined for a build without one
 * @throws ShellError when the page has no place for the settings
 */
export function stampShell(built: Shell, settings: ClientSettings): Shell {
  if (!SETTINGS_META.test(built.indexHtml)) {
    throw new ShellError('index.html has no <meta name="parola-settings">');
  }
  const meta = `<meta name="parola-settings" content="${escapeHtml(JSON.stringify(settings))}" />`;
  const indexHtml = shellWords(settings.market).reduce(
    (html, [place, words]) =>
      html.replace(place, (_found, before: string, after: string) => {
        return before + escapeHtml(words) + after;
      }),
    built.indexHtml.replace(SETTINGS_META, () => meta),
  );
  const revision = createHash('sha256').update(indexHtml).digest('hex').slice(0, 16);
  const serviceWorker = built.serviceWorker.replaceAll(
    REVISION_MARKER,
    `shell-revision:${revision}`,
  );
  return { indexHtml, serviceWorker };
}

/** Returns the CSP sources (`'sha256-…'`) of the page's inline scripts or styles. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(
    `<${element}(?<attributes>[^>]*)>(?<body>[\\s\\S]*?)</${element}>`,
    'g',
  );
  return [...html.matchAll(pattern)]
    .filter(({ groups }) => !/\ssrc=/.test(groups?.['attributes'] ?? '') && groups?.['body'] !== '')
    .map(({ groups }) =>
      createHash('sha256')
        .update(groups?.['body'] ?? '')
        .digest('base64'),
    )
    .map((hash) => `'sha256-${hash}'`);
}
