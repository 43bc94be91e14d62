/** Icons in Cache Storage: one cache of icons for all lists, and one of metadata. */
import { ICON_CACHE, ICON_METADATA_CACHE } from '#shared/worker/cache-names.ts';
import { isFile } from '#sw/file-check.ts';
import { NoSpace, type IconStorage } from './ports.ts';

const SIZES = 'sizes';
const METADATA_FOLDER = '/parola-icon-metadata/';

/** The URL identifies the content; servers vary these responses by Origin. */
const ANYHOW = { ignoreVary: true } as const;

/**
 * Opens the caches for each call: one that was cleared under the worker is created again.
 * @param origin of the site: metadata is stored under URLs of it that nobody serves
 */
export function createIconStorage(
  storage: Pick<CacheStorage, 'open'>,
  origin: string,
): IconStorage {
  const icons = () => storage.open(ICON_CACHE);
  const metadata = () => storage.open(ICON_METADATA_CACHE);
  const folder = origin + METADATA_FOLDER;
  const addressOf = (name: string) => folder + encodeURIComponent(name);

  async function readMetadata(name: string): Promise<unknown> {
    const entry = await (await metadata()).match(addressOf(name));
    // Truncated metadata counts as none.
    return (await entry?.json().catch(() => null)) ?? null;
  }

  async function writeMetadata(name: string, value: unknown): Promise<void> {
    const body = JSON.stringify(value);
    const headers = { 'content-type': 'application/json' };
    await withSpace(async () =>
      (await metadata()).put(addressOf(name), new Response(body, { headers })),
    );
  }

  return {
    async read(url) {
      const entry = await (await icons()).match(url, ANYHOW);
      // A page or an empty body in place of an icon counts as missing: it is fetched again.
      return entry && isFile(url, entry) ? entry : undefined;
    },

    async sizes() {
      const cache = await icons();
      const noted = ((await readMetadata(SIZES)) ?? {}) as Record<string, number>;
      const sizes = new Map<string, number>();
      for (const { url } of await cache.keys()) {
        sizes.set(url, noted[url] ?? (await weigh(cache, url)));
      }
      return sizes;
    },

    put: (url, icon) => withSpace(async () => (await icons()).put(url, iconResponse(icon))),

    async remove(urls) {
      const cache = await icons();
      for (const url of urls) await cache.delete(url, ANYHOW);
    },

    async saveSizes(sizes) {
      // Only an optimisation for the next worker, which otherwise computes them itself.
      await writeMetadata(SIZES, Object.fromEntries(sizes)).catch(() => undefined);
    },

    async metadataNames() {
      const entries = await (await metadata()).keys();
      return entries.map(({ url }) => decodeURIComponent(url.slice(folder.length)));
    },
    readMetadata,
    writeMetadata,
    async removeMetadata(name) {
      await (await metadata()).delete(addressOf(name));
    },
  };
}

/** @throws NoSpace when the device is full */
async function withSpace(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw isFull ? new NoSpace('the phone is full', { cause: error }) : error;
  }
}

/** Only for icons stored after the sizes were last saved: at most a few dozen. */
async function weigh(cache: Cache, url: string): Promise<number> {
  const entry = await cache.match(url, ANYHOW);
  return Number(entry?.headers.get('content-length') ?? 0);
}

/** Builds the response for the page, for cached and for fetched icons. */
export function iconResponse(icon: Blob): Response {
  return new Response(icon, {
    headers: {
      'content-type': icon.type,
      'content-length': String(icon.size),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
