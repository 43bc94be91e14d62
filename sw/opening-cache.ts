/** Answers openings of the app: the kept document, with the lobby's first view where there is one. */
import { firstViewDocument, type FirstView } from '#contract/first-view.ts';
import {
  FIRST_VIEW_CACHE,
  FIRST_VIEW_KEY,
  opensWithFirstView,
} from '#contract/first-view-cache.ts';
import { readFirstView } from '#contract/stored-first-view.ts';

/** What it needs of the browser. */
export interface FirstViewParts {
  readonly caches: Pick<CacheStorage, 'match' | 'delete'>;
  /** The kept document, as it was built and stamped. */
  readonly shell: () => Promise<Response>;
}

/** @param request of a navigation inside the app */
export async function answerOpening(
  { caches, shell }: FirstViewParts,
  request: Pick<Request, 'url' | 'referrer'>,
): Promise<Response> {
  if (!opensWithFirstView(new URL(request.url), request.referrer)) return shell();
  const [page, view] = await Promise.all([shell(), readKept(caches)]);
  if (view === null || !page.ok) return page;
  const headers = new Headers(page.headers);
  // Of the document as it was sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(firstViewDocument(await page.text(), view), { headers });
}

/** What the page has kept; what cannot be read is dropped, and the opening goes on without it. */
async function readKept(caches: FirstViewParts['caches']): Promise<FirstView | null> {
  try {
    const kept = await caches.match(FIRST_VIEW_KEY, { cacheName: FIRST_VIEW_CACHE });
    if (kept === undefined) return null;
    const view = readFirstView(await kept.json().catch(() => null));
    if (view === null) await caches.delete(FIRST_VIEW_CACHE);
    return view;
  } catch {
    return null;
  }
}
