/** Tells a file of the app from a page that answers in its place (captive portal, SPA fallback). */

/** Content types by the ending of the path. A path with another ending may be anything but a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
  svg: /^image\/svg\+xml\b/i,
  png: /^image\/png\b/i,
};

const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Whether an answer is a whole one, of the content type that its path asks for. */
export function isFile(url: string, response: Response): boolean {
  if (response.status !== 200) return false;
  const type = response.headers.get('content-type') ?? '';
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  return TYPES[ending]?.test(type) ?? (type !== '' && !PAGE.test(type));
}
