/**
 * Removes the oldest entries of a cache until `limit` remain. Called when a worker takes over, so that no
 * request pays for it.
 */
export async function trimCache(storage: CacheStorage, name: string, limit: number): Promise<void> {
  const cache = await storage.open(name);
  // Keys come in insertion order.
  const keys = await cache.keys();
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)),
  );
}
