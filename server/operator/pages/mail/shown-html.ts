import { decodeHTML } from 'entities';
import { allowedHtml, HTML_HEADINGS } from '#shared/text/allowed-html.ts';

/** Tags and texts of `allowedHtml`, which has one way to write each. */
const PART = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"]*")*)>|[^<]+/g;
const ATTRIBUTE = / ([a-z]+)="([^"]*)"/g;
const VOID: ReadonlySet<string> = new Set(['img', 'hr', 'br']);
const HEADINGS: ReadonlySet<string> = new Set(HTML_HEADINGS);
/** Below the title of the mail. */
const HEADING = 'h3';

/** An element that is open: its tag as it was sent, and as it is written; '' for one of which only the words stay. */
interface Open {
  readonly tag: string;
  readonly written: string;
}

/**
 * A mail's HTML as the app shows it (`cleanHtml`): allowed parts only, web links, pictures of this server, one
 * level of headings. Every element is closed, so that nothing reaches beyond the mail's own text.
 * @param origin of this server
 */
export function shownHtml(html: string, origin: string): string {
  const open: Open[] = [];
  let written = '';
  const closeFrom = (depth: number): void => {
    for (const { written: tag } of open.splice(depth).toReversed()) {
      if (tag !== '') written += `</${tag}>`;
    }
  };
  for (const [text, slash, tag = '', attributes = ''] of allowedHtml(html).matchAll(PART)) {
    if (tag === '') written += text;
    else if (slash === '/') {
      const depth = open.findLastIndex((one) => one.tag === tag);
      if (depth >= 0) closeFrom(depth);
    } else if (tag === 'img') written += pictureOf(attributes, origin);
    else {
      const name = HEADINGS.has(tag) ? HEADING : tag;
      const isKept = tag !== 'a' || isWebAddress(valueOf(attributes, 'href'));
      if (isKept) written += `<${name}${attributes}>`;
      if (!VOID.has(tag)) open.push({ tag, written: isKept ? name : '' });
    }
  }
  closeFrom(0);
  return written;
}

/** The picture, or its words where it is not of this server. */
function pictureOf(attributes: string, origin: string): string {
  const source = valueOf(attributes, 'src');
  const isPath = source.startsWith('/') && !/^\/[/\\]/.test(source);
  const url = isPath ? origin + source : source;
  const isOwn = isWebAddress(url) && new URL(url).origin === origin;
  if (isOwn) return `<img${attributes}>`;
  const [, words = ''] = / alt="([^"]*)"/.exec(attributes) ?? [];
  return words;
}

/** An attribute's value as a browser reads it; '' without the attribute. */
function valueOf(attributes: string, name: string): string {
  const found = [...attributes.matchAll(ATTRIBUTE)].find(([, key]) => key === name);
  return decodeHTML(found?.[2] ?? '');
}

/** An absolute http(s) address without credentials. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
