/**
 * Caches the code of the screens that open offline. The page asks for it once its lobby is ready: files
 * imported by the page itself would be parsed and run during the player's first taps.
 */
import { eachAtOnce } from './icons/pool.ts';

/** Low concurrency: icons and the player's own requests come first. */
const AT_ONCE = 2;

/** A built file with its hash from the build. */
export interface ScreenFile {
  readonly url: string;
  readonly integrity?: string;
}

export interface ScreenCacheParts {
  readonly files: readonly ScreenFile[];
  readonly origin: string;
  readonly openCache: () => Promise<Pick<Cache, 'keys'>>;
  /** Fetches a file into the cache, within the lifetime of the event. */
  readonly load: (request: Request, event: ExtendableEvent) => Promise<unknown>;
  /** Resolves when the player does not use a page, or when there is nothing to wait for. */
  readonly untilFree: (isOver: () => boolean) => Promise<void>;
}

export interface ScreenCache {
  /**
   * Caches the missing files. Never rejects: the next page asks again.
   * @param isForced the player asked for it, so that touches do not delay it
   */
  readonly start: (event: ExtendableEvent, isForced?: boolean) => Promise<void>;
  /** Stops filling. Resolves when nothing is under way. */
  readonly stop: () => Promise<void>;
}

export function createScreenCache({
  files,
  origin,
  openCache,
  load,
  untilFree,
}: ScreenCacheParts): ScreenCache {
  let filling: Promise<void> | null = null;
  let isStopped = false;
  let isWanted = false;

  async function fillMissing(event: ExtendableEvent): Promise<void> {
    const cache = await openCache();
    const cached = new Set((await cache.keys()).map(({ url }) => url));
    const missing = files.filter(({ url }) => !cached.has(new URL(url, origin).href));
    await eachAtOnce(
      missing,
      AT_ONCE,
      () => isStopped,
      async ({ url, integrity = '' }) => {
        await untilFree(() => isStopped || isWanted);
        if (isStopped) return;
        const request = new Request(new URL(url, origin), { integrity, priority: 'low' });
        await load(request, event).catch(() => undefined);
      },
    );
  }

  return {
    async start(event, isForced = false) {
      isStopped = false;
      isWanted ||= isForced;
      filling ??= fillMissing(event)
        .catch(() => undefined)
        .finally(() => {
          filling = null;
          isWanted = false;
        });
      await filling;
    },
    async stop() {
      isStopped = true;
      await filling;
    },
  };
}
