/** The part of Cache Storage that the worker uses: copies in and out, `Vary`, insertion order. */

interface Entry {
  readonly request: Request;
  readonly body: ArrayBuffer;
  readonly status: number;
  readonly headers: [string, string][];
}

const toRequest = (input: RequestInfo | URL, origin: string): Request =>
  input instanceof Request ? input : new Request(new URL(input, origin));

function isVaryMatch(asked: Request, { request, headers }: Entry): boolean {
  const vary = new Headers(headers).get('vary') ?? '';
  const names = vary.split(',').flatMap((name) => name.trim() || []);
  return names.every(
    (name) => name !== '*' && asked.headers.get(name) === request.headers.get(name),
  );
}

function createFakeCache(origin: string, mayGrow: (bytes: number) => boolean) {
  let entries: readonly Entry[] = [];

  const isMatch = (asked: Request, entry: Entry, options: CacheQueryOptions = {}): boolean =>
    entry.request.url === asked.url && (options.ignoreVary === true || isVaryMatch(asked, entry));

  const toResponse = ({ body, status, headers }: Entry) =>
    new Response(body.slice(0), { status, headers });

  return {
    async match(input: RequestInfo | URL, options?: CacheQueryOptions) {
      const asked = toRequest(input, origin);
      const found = entries.find((entry) => isMatch(asked, entry, options));
      return found && toResponse(found);
    },
    async matchAll(): Promise<readonly Response[]> {
      return entries.map(toResponse);
    },
    async put(input: RequestInfo | URL, response: Response): Promise<void> {
      const request = toRequest(input, origin);
      if (request.method !== 'GET') throw new TypeError('only GET can be cached');
      if (response.status === 206) throw new TypeError('a part cannot be cached');
      const { status } = response;
      const headers = [...response.headers];
      const body = await response.arrayBuffer();
      // As browsers: the earlier entry goes after the new one is there.
      if (!mayGrow(body.byteLength)) throw new DOMException('full', 'QuotaExceededError');
      entries = entries.filter((entry) => !isMatch(request, entry));
      entries = [...entries, { request, body, status, headers }];
    },
    async delete(input: RequestInfo | URL, options?: CacheQueryOptions): Promise<boolean> {
      const asked = toRequest(input, origin);
      const rest = entries.filter((entry) => !isMatch(asked, entry, options));
      const isDeleted = rest.length < entries.length;
      entries = rest;
      return isDeleted;
    },
    bytes: () => entries.reduce((sum, { body }) => sum + body.byteLength, 0),
    async keys(): Promise<readonly Request[]> {
      return entries.map(({ request }) => request);
    },
  };
}

type FakeCache = ReturnType<typeof createFakeCache>;

/** @param origin base of relative URLs @param quota bytes that all bodies together may have */
export function createFakeCacheStorage(origin: string, quota: () => number = () => Infinity) {
  const caches = new Map<string, FakeCache>();
  const mayGrow = (bytes: number): boolean =>
    [...caches.values()].reduce((sum, cache) => sum + cache.bytes(), bytes) <= quota();
  const storage = {
    async open(name: string): Promise<FakeCache> {
      const cache = caches.get(name) ?? createFakeCache(origin, mayGrow);
      caches.set(name, cache);
      return cache;
    },
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
    async match(input: RequestInfo | URL, { cacheName, ...options }: MultiCacheQueryOptions = {}) {
      for (const [name, cache] of caches) {
        if (cacheName !== undefined && cacheName !== name) continue;
        const found = await cache.match(input, options);
        if (found) return found;
      }
      return undefined;
    },
  };
  // `add` and `addAll` are omitted on purpose: they store any response.
  return storage as unknown as CacheStorage;
}
