/** The icons in Cache Storage: one cache of icons for all lists, and one of metadata beside it. */
import { isFile } from '#sw/file-check.ts';
import { NoSpace, type IconStorage } from './ports.ts';

/** Every icon, whatever list names it. */
export const ICON_CACHE = 'parola-icons';
/** Generations, the pointer, what is missing: each is one entry, written in one step. */
export const METADATA_CACHE = 'parola-icon-notes';

const SIZES = 'sizes';
const METADATA_FOLDER = '/parola-icon-notes/';

/** The address names the content; servers vary these answers by Origin. */
const ANYHOW = { ignoreVary: true } as const;

/**
 * Caches are opened for each call: one that was cleared away under the worker is made again.
 * @param origin of the site: metadata is stored under addresses of it that nobody serves
 */
export function createIconStorage(storage: CacheStorage, origin: string): IconStorage {
  const icons = () => storage.open(ICON_CACHE);
  const metadata = () => storage.open(METADATA_CACHE);
  const folder = origin + METADATA_FOLDER;
  const addressOf = (name: string) => folder + encodeURIComponent(name);

  async function readMetadata(name: string): Promise<unknown> {
    const entry = await (await metadata()).match(addressOf(name));
    // Metadata that was cut short is none.
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
      // A page or nothing in an icon's place counts as missing: it is fetched again.
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
      // Only a help for the next worker: without it that one looks for itself.
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

/** @throws NoSpace when the phone is full */
async function withSpace(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw isFull ? new NoSpace('the phone is full', { cause: error }) : error;
  }
}

/** Only for icons that came after the last noting of sizes: at most a few dozen. */
async function weigh(cache: Cache, url: string): Promise<number> {
  const entry = await cache.match(url, ANYHOW);
  return Number(entry?.headers.get('content-length') ?? 0);
}

/** An icon as the page gets it, from the phone or from the network. */
export function iconResponse(icon: Blob): Response {
  return new Response(icon, {
    headers: {
      'content-type': icon.type,
      'content-length': String(icon.size),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
