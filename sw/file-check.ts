/** Tells a file of the app from a page that answers in its place (captive portal, SPA fallback). */

const PICTURE = /^image\//i;

/** Content types by the ending of the path. A path with another ending may be anything but a page. */
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

/** Content that begins with a `<`: pages, and drawings. */
const MARKUP = /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml)\b/i;

/** Whether an answer is a whole one, of the content type that its path asks for. */
export function isFile(url: string, { status, headers }: Response): boolean {
  if (status !== 200 || headers.get('content-length') === '0') return false;
  const type = headers.get('content-type') ?? '';
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  return TYPES[ending]?.test(type) ?? (type !== '' && !PAGE.test(type));
}

/**
 * Whether a body can be what its content type says: not empty, and no page or JSON error in a
 * picture's or a script's clothes. Whether a picture decodes, only showing it tells.
 */
export async function hasContent(type: string, body: Blob): Promise<boolean> {
  const start = (await body.slice(0, 64).text()).trimStart();
  if (start === '') return body.size > 64;
  return (
    MARKUP.test(type) || !(start.startsWith('<') || (PICTURE.test(type) && start.startsWith('{')))
  );
}
