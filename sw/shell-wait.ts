import type { WorkboxPlugin } from 'workbox-core';

export interface ShellWait {
  /** For the precache. */
  readonly plugin: WorkboxPlugin;
  /** Resolves when the document is precached, or could not be. @param find the document, if it is there already */
  readonly wait: (find: () => Promise<Response | undefined>) => Promise<void>;
}

/** Waits for one document of the precache while the worker is being installed. @param path its URL's path */
export function createShellWait(path: string): ShellWait {
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  const isIt = (request: Request): boolean => new URL(request.url).pathname === path;
  return {
    plugin: {
      async cacheDidUpdate({ request }) {
        if (isIt(request)) settle();
      },
      async handlerDidError({ request }) {
        if (isIt(request)) settle();
        return undefined;
      },
    },
    async wait(find) {
      if ((await find()) === undefined) await settled;
    },
  };
}
