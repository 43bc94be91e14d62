/**
 * The HTML allowed in operator content: text, lists, tables, links and pictures (spec §2, notices; mail). No
 * styles, names, forms or frames, and nothing that runs.
 */
export const HTML_HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = ['p', 'div', 'blockquote', 'pre', 'ul', 'ol', 'li', 'hr', 'br'];
const WORDS = ['b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'span'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

export const HTML_TAGS = ['a', 'img', ...HTML_HEADINGS, ...BLOCKS, ...WORDS, ...TABLES];
const MEASURES = ['width', 'height', 'colspan', 'rowspan', 'start'];
export const HTML_ATTRIBUTES = ['href', 'src', 'alt', 'dir', 'lang', ...MEASURES];

/** Elements whose content the parser reads as raw text, which is dropped. */
const RAW = ['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'];
const WITHOUT_CONTENT = ['template', 'noscript', 'object', ...RAW];

const tags = new Set(HTML_TAGS);
const attributes = new Set(HTML_ATTRIBUTES);
const withoutContent = new Set(WITHOUT_CONTENT);

const TAG_NAME = /<(\/?)([a-z][^\s/>]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;
const NO_TAG = /<(?:!--[^]*?(?:--!?>|$)|[!?/][^>]*(?:>|$))/y;

/**
 * Rebuilds the HTML from allowed parts only: whatever the input imitates, only these tags and attributes
 * reach a parser, each value in quotes. A browser would report forbidden ones while parsing, even if they are
 * removed right after.
 */
export function allowedHtml(html: string): string {
  let written = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    if (next < 0) return written + textOf(html.slice(at));
    written += textOf(html.slice(at, next));
    const read = readMarkup(html, next);
    if (read === null) return written;
    written += read.written;
    at = read.end;
  }
  return written;
}

interface Markup {
  readonly written: string;
  /** Index where the text continues. */
  readonly end: number;
}

/** Null for a tag that never ends: it includes all the rest. */
function readMarkup(html: string, start: number): Markup | null {
  const [opened, slash, name] = matchAt(TAG_NAME, html, start) ?? [];
  if (opened === undefined || name === undefined) {
    const [ignored] = matchAt(NO_TAG, html, start) ?? [];
    return ignored === undefined
      ? { written: '&lt;', end: start + 1 }
      : { written: '', end: start + ignored.length };
  }
  const tag = name.toLowerCase();
  const kept = new Map<string, string>();
  let end = start + opened.length;
  for (;;) {
    const [closing] = matchAt(TAG_END, html, end) ?? [];
    if (closing !== undefined) {
      end += closing.length;
      break;
    }
    const attribute = matchAt(ATTRIBUTE, html, end);
    if (attribute === null) return null;
    const [whole, key = '', ...values] = attribute;
    const lowerKey = key.toLowerCase();
    if (attributes.has(lowerKey) && !kept.has(lowerKey)) {
      kept.set(lowerKey, values.find((value) => value !== undefined) ?? '');
    }
    end += whole.length;
  }
  if (slash === '/') return { written: tags.has(tag) ? `</${tag}>` : '', end };
  if (withoutContent.has(tag)) return { written: '', end: endOf(tag, html, end) };
  return { written: tags.has(tag) ? `<${tag}${attributesText(kept)}>` : '', end };
}

/** Index of the closing tag of this name; the end of the text when there is none. */
function endOf(tag: string, html: string, from: number): number {
  const closing = new RegExp(`</${tag}`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

const attributesText = (kept: ReadonlyMap<string, string>): string =>
  [...kept].map(([key, value]) => ` ${key}="${textOf(value).replaceAll('"', '&quot;')}"`).join('');

/** Leaves character references unchanged; escapes only what could open or close a tag. */
const textOf = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
