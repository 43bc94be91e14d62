import { DEMO_CACHE } from '#shared/worker/cache-names.ts';
import { OFFLINE_DEMO_POLICY } from '#shared/play/offline-demo.ts';

/**
 * Answers a frame with a demo that the phone keeps. The policy is the app's, whatever the demo's server sent
 * with the page: see `OFFLINE_DEMO_POLICY`.
 */
export async function answerDemo(
  caches: Pick<CacheStorage, 'open'>,
  url: string,
): Promise<Response> {
  const cache = await caches.open(DEMO_CACHE);
  const { origin, pathname } = new URL(url);
  const kept = await cache.match(`${origin}${pathname}`, { ignoreVary: true });
  if (kept === undefined) return new Response(null, { status: 404, statusText: 'Not Found' });
  return new Response(kept.body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': OFFLINE_DEMO_POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
