/**
 * True for a cache of this app: when the operator disables the worker, page and worker remove all of these,
 * and no others. Workbox names its caches after the worker's scope.
 * @param origin of the site
 */
export const isOwnCache = (name: string, origin: string): boolean =>
  name.startsWith('parola-') || (name.startsWith('workbox-') && name.endsWith(`${origin}/`));
