import type { FastifyInstance } from 'fastify';

/** Callers can invent paths: counts a limited number of short ones separately and all others as one. */
const PATHS_MAX = 10_000;
const PATH_LENGTH_MAX = 200;
const OTHERS = '(others)/';

/** Requests per path, so that tests can count what really reached the server. */
export class RequestCounts {
  readonly #counts = new Map<string, number>();
  readonly #open = new Map<string, number>();
  readonly #most = new Map<string, number>();

  /** @returns a function to call when the request was answered or its caller disconnected */
  add(asked: string): () => void {
    const isCounted =
      this.#counts.has(asked) || (this.#counts.size < PATHS_MAX && asked.length <= PATH_LENGTH_MAX);
    const path = isCounted ? asked : OTHERS;
    this.#counts.set(path, (this.#counts.get(path) ?? 0) + 1);
    const folder = folderOf(path);
    const open = (this.#open.get(folder) ?? 0) + 1;
    this.#open.set(folder, open);
    this.#most.set(folder, Math.max(open, this.#most.get(folder) ?? 0));
    return () => this.#end(folder);
  }

  #end(folder: string): void {
    const left = (this.#open.get(folder) ?? 1) - 1;
    if (left > 0) this.#open.set(folder, left);
    else this.#open.delete(folder);
  }

  /** Counts by path; with a prefix only those paths. */
  read(prefix = ''): Record<string, number> {
    return startingWith(this.#counts, prefix);
  }

  /** Most concurrent requests, by folder. */
  mostAtOnce(prefix = ''): Record<string, number> {
    return startingWith(this.#most, prefix);
  }

  reset(): void {
    this.#counts.clear();
    this.#most.clear();
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const startingWith = (
  numbers: ReadonlyMap<string, number>,
  prefix: string,
): Record<string, number> =>
  Object.fromEntries([...numbers].filter(([path]) => path.startsWith(prefix)));

/** Counts every request but the operator's. */
export function countRequests(app: FastifyInstance, counts: RequestCounts): void {
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (!path.startsWith('/operator')) {
      reply.raw.once('close', counts.add(path));
    }
    done();
  });
}
