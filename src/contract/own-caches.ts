/**
 * Whether a cache is the app's: page and worker remove all of them, and no other, when the operator
 * disables the worker. Workbox names its own after the worker's scope.
 * @param origin of the site
 */
export const isOwnCache = (name: string, origin: string): boolean =>
  name.startsWith('parola-') || (name.startsWith('workbox-') && name.endsWith(`${origin}/`));
