/** Files whose name carries a hash of their content. */
const HASHED = /^\/assets\//;
/** Revalidated on every request: a stale copy would hide an update. */
const ALWAYS_FRESH = new Set([
  '/',
  '/index.html',
  '/sw.js',
  '/manifest.webmanifest',
  '/worker-control.json',
]);

/** Returns the `cache-control` header of a file of the built app. */
export function cacheControl(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return ALWAYS_FRESH.has(path) ? 'no-cache' : 'public, max-age=3600';
}
