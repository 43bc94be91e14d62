/**
 * The demos that this phone keeps: one page each, in a cache from which the worker answers (`sw/kept-demos.ts`).
 * The cache is the only record of them.
 */
import type { GameId } from '#shared/game/game.ts';
import { offlineDemoAt, offlineDemoPath } from '#shared/play/offline-demo.ts';
import { SECOND_MS } from '#shared/time/duration.ts';
import { DEMO_CACHE } from '#shared/worker/cache-names.ts';

/** A demo to keep. */
export interface DemoPage {
  readonly gameId: GameId;
  readonly pageUrl: string;
  readonly version: string;
}

/** Far more than a page with its pictures. */
const MOST_BYTES = 3_000_000;
const LIMIT_MS = 30 * SECOND_MS;
const VERSION_HEADER = 'x-demo-version';

const listeners = new Set<() => void>();
let kept: readonly GameId[] | null = null;

/** How many reads have begun, and how often all were removed: an earlier read or renewal is then out of date. */
let reads = 0;
let removals = 0;

/** Ids of the kept demos in the order in which they were stored; null until they have been read. */
export const keptDemos = (): readonly GameId[] | null => kept;

/** Follows `keptDemos`, and reads it. @returns a function that ends it */
export function watchKeptDemos(listener: () => void): () => void {
  listeners.add(listener);
  if (kept === null) void readAgain();
  return () => void listeners.delete(listener);
}

async function readAgain(): Promise<void> {
  reads += 1;
  const read = reads;
  const found = await readVersions();
  if (read !== reads) return;
  kept = found.map(([gameId]) => gameId);
  for (const listener of listeners) listener();
}

/** The kept demos with their versions; none where the browser has no caches or refuses them. */
async function readVersions(): Promise<readonly (readonly [GameId, string])[]> {
  try {
    // Opening it would create it.
    if (!(await caches.has(DEMO_CACHE))) return [];
    const cache = await caches.open(DEMO_CACHE);
    const found = (await cache.keys()).map(async (request) => {
      const gameId = offlineDemoAt(new URL(request.url).pathname);
      const version = (await cache.match(request))?.headers.get(VERSION_HEADER) ?? '';
      return gameId === null ? null : ([gameId, version] as const);
    });
    return (await Promise.all(found)).filter((one) => one !== null);
  } catch {
    return [];
  }
}

/**
 * Keeps exactly these demos: fetches the new and changed ones, and only then stores them and removes others. Those
 * that were removed meanwhile stay removed.
 * @throws when a page cannot be fetched, is no page, or the browser has no room; then the earlier ones stay
 */
export async function keepDemos(pages: readonly DemoPage[]): Promise<void> {
  const before = removals;
  const versions = new Map(await readVersions());
  const changed = pages.filter(({ gameId, version }) => versions.get(gameId) !== version);
  const fetched = await Promise.all(
    changed.map(async (page) => ({ ...page, html: await fetchPage(page) })),
  );
  if (before !== removals) return;
  const cache = await caches.open(DEMO_CACHE);
  try {
    for (const { gameId, version, html } of fetched) {
      const headers = { 'content-type': 'text/html; charset=utf-8', [VERSION_HEADER]: version };
      await cache.put(offlineDemoPath(gameId), new Response(html, { headers }));
    }
    const wanted = new Set(pages.map(({ gameId }) => gameId));
    const others = [...versions.keys()].filter((gameId) => !wanted.has(gameId));
    await Promise.all(others.map((gameId) => cache.delete(offlineDemoPath(gameId))));
  } finally {
    await readAgain();
  }
}

async function fetchPage({ pageUrl }: DemoPage): Promise<string> {
  const response = await fetch(pageUrl, {
    credentials: 'omit',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  if (!response.ok || !isPage) throw new TypeError('the demo is no page');
  const html = await response.text();
  if (html.length > MOST_BYTES) throw new RangeError('the demo is too large');
  return html;
}

/** Removes them all. @throws when the browser refuses */
export async function removeKeptDemos(): Promise<void> {
  removals += 1;
  await caches.delete(DEMO_CACHE);
  await readAgain();
}
