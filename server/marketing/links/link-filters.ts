import { linkTarget, type LinkDraft } from '#server/marketing/links/links.ts';
import { oneLine } from '#server/core/http/one-line.ts';

/** Stands in for the server's own, which a target does not name. */
const ANY_ORIGIN = 'https://app.invalid';

/**
 * The report's filters for the visitors of exactly this link: those whose address has its words, and no others.
 * An empty value means "without". A term is not part of any report.
 */
export function filtersOfLink(link: LinkDraft): [name: string, value: string][] {
  const { searchParams } = new URL(linkTarget(link), ANY_ORIGIN);
  const wordOf = (parameter: string) => oneLine(searchParams.get(parameter) ?? '');
  const referrer = wordOf('install_referrer');
  return [
    // Reports name the referrer as the source of a link that has none.
    ['source', wordOf('utm_source') || referrer],
    ['medium', wordOf('utm_medium')],
    ['campaign', wordOf('utm_campaign')],
    ['content', wordOf('utm_content')],
    ...(referrer === '' ? [] : [['referrer', referrer] as [string, string]]),
  ];
}
