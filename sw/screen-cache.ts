/**
 * Caches the code of the screens that open without a network. The page asks for it when its lobby
 * stands: files that the page imported itself would be parsed and run beside the player's first taps.
 */
import { eachAtOnce } from './icons/pool.ts';

/** So few files on their way at once: the icons and the player's own requests come first. */
const AT_ONCE = 2;

/** A built file; the build names its hash. */
export interface ScreenFile {
  readonly url: string;
  readonly integrity?: string;
}

/** What it needs of the browser. */
export interface ScreenCacheParts {
  readonly files: readonly ScreenFile[];
  readonly origin: string;
  readonly openCache: () => Promise<Pick<Cache, 'keys'>>;
  /** Fetches a file into the cache, within the lifetime of the event. */
  readonly load: (request: Request, event: ExtendableEvent) => Promise<unknown>;
}

export interface ScreenCache {
  /** Caches the files that are missing. Never rejects: the next page asks again. */
  readonly start: (event: ExtendableEvent) => Promise<void>;
  /** Stops filling. Resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

export function createScreenCache({
  files,
  origin,
  openCache,
  load,
}: ScreenCacheParts): ScreenCache {
  let filling: Promise<void> | null = null;
  let isStopped = false;

  async function fillMissing(event: ExtendableEvent): Promise<void> {
    const cache = await openCache();
    const cached = new Set((await cache.keys()).map(({ url }) => url));
    const missing = files.filter(({ url }) => !cached.has(new URL(url, origin).href));
    await eachAtOnce(
      missing,
      AT_ONCE,
      () => isStopped,
      async ({ url, integrity = '' }) => {
        const request = new Request(new URL(url, origin), { integrity, priority: 'low' });
        await load(request, event).catch(() => undefined);
      },
    );
  }

  return {
    async start(event) {
      isStopped = false;
      filling ??= fillMissing(event)
        .catch(() => undefined)
        .finally(() => {
          filling = null;
        });
      await filling;
    },
    async stop() {
      isStopped = true;
      await filling;
    },
  };
}
