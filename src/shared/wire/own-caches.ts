/**
 * True for a cache of this app: when the operator disables the worker, page and worker remove all of these,
 * and no others. Workbox names its caches after the worker's scope.
 * @param origin of the site
 */
export const isOwnCache = (name: string, origin: string): boolean =>
  name.startsWith('parola-') || (name.startsWith('workbox-') && name.endsWith(`${origin}/`));

/**
 * Caches of earlier releases, by the start of their names; some show a player's games. A cache that is renamed
 * leaves its old name here for good: a phone may skip any number of releases.
 */
const FORMER_CACHES = ['parola-first-view', 'parola-openings-', 'parola-icon-notes'] as const;

/** Removes what no release uses any more. @throws when the browser refuses */
export async function removeFormerCaches(storage: {
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<boolean>;
}): Promise<void> {
  const names = await storage.keys();
  const former = names.filter((name) => FORMER_CACHES.some((start) => name.startsWith(start)));
  await Promise.all(former.map((name) => storage.delete(name)));
}
