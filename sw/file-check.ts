/** Distinguishes a file of the app from a page sent in its place (captive portal, SPA fallback). */

const PICTURE = /^image\//i;

/** Content types by file extension. A path with another extension may be anything except a page. */
const TYPES: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  css: /^text\/css\b/i,
  html: /^text\/html\b/i,
  svg: /^image\/svg\+xml\b/i,
  // A server may send a newer format under an old name.
  png: PICTURE,
  jpg: PICTURE,
  jpeg: PICTURE,
  gif: PICTURE,
  webp: PICTURE,
  avif: PICTURE,
};

const PAGE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Content that starts with `<`: pages and SVG images. */
const MARKUP = /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml)\b/i;

/** Returns true for a complete response with the content type that its path implies. */
export function isFile(url: string, { status, headers }: Response): boolean {
  if (status !== 200 || headers.get('content-length') === '0') return false;
  const type = headers.get('content-type') ?? '';
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  return TYPES[ending]?.test(type) ?? (type !== '' && !PAGE.test(type));
}

/**
 * Checks that a body can be what its content type says: not empty, and no page or JSON error sent as an image
 * or script. Only rendering shows whether an image decodes.
 */
export async function hasContent(type: string, body: Blob): Promise<boolean> {
  const start = (await body.slice(0, 64).text()).trimStart();
  if (start === '') return body.size > 64;
  return (
    MARKUP.test(type) || !(start.startsWith('<') || (PICTURE.test(type) && start.startsWith('{')))
  );
}
