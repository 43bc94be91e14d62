/**
 * Sanitises HTML written by the operator's staff: notices and mail (spec §2). Loaded with the first dialog
 * that shows some. The HTML is first rebuilt from an allow list, so that the page's policy reports nothing,
 * then sanitised by a library that knows how browsers can be tricked.
 */
import {
  allowedHtml,
  HTML_ATTRIBUTES,
  HTML_HEADINGS,
  HTML_TAGS,
} from '#shared/text/allowed-html.ts';
import createPurifier, { type Config } from 'dompurify';

export interface CleanHtmlRules {
  /** Origin of the server, whose pictures may show beside the page's own; '' = the page's own. */
  readonly origin: string;
  /** Level of every heading: one below the title above the text. */
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
 * DOMPurify parses through this policy, in an inert document, and returns nodes, never text that would have
 * to be trusted. No other code can reach the policy.
 */
const parsePolicy = (): Pick<Config, 'TRUSTED_TYPES_POLICY'> => {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (factory === undefined) return {};
  const TRUSTED_TYPES_POLICY = factory.createPolicy('parola-html', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('HTML of the server must not load scripts');
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

/** Returns the safe part of the HTML, as nodes of a separate document: pictures load once shown. */
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

/** A web link opens in a new tab; any other link becomes plain text. */
function keepWebLink(link: HTMLAnchorElement): void {
  const url = webAddress(link.getAttribute('href') ?? '');
  if (url === null) return link.replaceWith(...link.childNodes);
  link.href = url.href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
}

/** Allows pictures of the page's own origin or the server's; replaces others with their alt text. */
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

/** Returns an absolute http(s) URL without credentials, else null. */
function webAddress(text: string): URL | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : null;
}
