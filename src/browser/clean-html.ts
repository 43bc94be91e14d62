/**
 * HTML that the platform's operators wrote, made safe to show: notices and mail (spec §2). Loaded with
 * the first dialog that shows some. It is written anew of what is allowed, so that the page's policy
 * has nothing to report, and then purified by a library that knows how browsers can be misled.
 */
import { allowedHtml, HTML_ATTRIBUTES, HTML_HEADINGS, HTML_TAGS } from '#domain/allowed-html.ts';
import createPurifier, { type Config } from 'dompurify';

export interface CleanHtmlRules {
  /** Origin of the platform, whose pictures may show beside the page's own; '' = the page's own. */
  readonly origin: string;
  /** The level of every heading: one below the title that stands above the text. */
  readonly headingLevel: 3 | 4;
}

const CONFIG = {
  ALLOWED_TAGS: ['#text', ...HTML_TAGS],
  ALLOWED_ATTR: HTML_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

/**
 * The purifier parses by way of this policy, in a document that runs nothing; what it gives back are
 * nodes, never text that would have to be trusted. Nobody else can reach the policy.
 */
const parsePolicy = (): Pick<Config, 'TRUSTED_TYPES_POLICY'> => {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory === undefined) return {};
  const TRUSTED_TYPES_POLICY = factory.createPolicy('parola-html', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('HTML of the platform brings no scripts');
    },
  });
  return { TRUSTED_TYPES_POLICY };
};

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): Policy;
}

const purifier = createPurifier(window);
const config = { ...CONFIG, ...parsePolicy() };

/** The safe part of this HTML, as nodes of a document of their own: pictures load once they are shown. */
export function cleanHtml(html: string, rules: CleanHtmlRules): DocumentFragment {
  const content = purifier.sanitize(allowedHtml(html), config);
  for (const link of content.querySelectorAll('a')) keepWebLink(link);
  for (const image of content.querySelectorAll('img')) keepOwnImage(image, rules.origin);
  for (const heading of content.querySelectorAll(HTML_HEADINGS.join())) {
    const levelled = content.ownerDocument.createElement(`h${rules.headingLevel}`);
    levelled.append(...heading.childNodes);
    heading.replaceWith(levelled);
  }
  return content;
}

/** A link to a page of the web opens in a window of its own; any other is no more than its words. */
function keepWebLink(link: HTMLAnchorElement): void {
  const url = webAddress(link.getAttribute('href') ?? '');
  if (url === null) return link.replaceWith(...link.childNodes);
  link.href = url.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

/** A picture of the page's own origin or the platform's; of any other its words are left. */
function keepOwnImage(image: HTMLImageElement, origin: string): void {
  const source = image.getAttribute('src') ?? '';
  const isPath = source.startsWith('/') && !/^\/[/\\]/.test(source);
  const url = webAddress(isPath ? (origin || window.location.origin) + source : source);
  if (url === null || ![window.location.origin, origin].includes(url.origin)) {
    return image.replaceWith(image.alt);
  }
  image.crossOrigin = 'anonymous';
  image.decoding = 'async';
  image.src = url.href;
}

/** An absolute http(s) address without a name and password in it, else null. */
function webAddress(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}
