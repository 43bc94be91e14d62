import { sessionKeys } from '#config/storage-keys.ts';
import { sessionArea } from '#browser/storage/key-value.ts';
import { isOnline, wasReloaded } from './page.ts';
import { renew } from '#browser/worker/service-worker.ts';

/** The browser functions that `reloadOnce` uses. */
export interface ChunkReloadHost {
  readonly isOnline: () => boolean;
  readonly isReachable: () => Promise<boolean>;
  /** Identifies the build that this page runs. */
  readonly build: () => string;
  readonly readGuard: () => string | null;
  /** False when the guard will not outlive the page. */
  readonly writeGuard: (build: string) => boolean;
  readonly wasReloaded: () => boolean;
  readonly reload: () => Promise<void>;
}

/**
 * Reloads into the newest version when a chunk of this build is missing, most often because a newer build
 * replaced it. Once per build and tab, never without a reachable server, and not after a reload where nothing
 * can be stored. Never rejects.
 * @returns true when the page reloads
 */
export async function reloadOnce(host: ChunkReloadHost): Promise<boolean> {
  const build = host.build();
  if (!host.isOnline() || host.readGuard() === build) return false;
  if (!(await host.isReachable())) return false;
  if (!host.writeGuard(build) && host.wasReloaded()) return false;
  await host.reload();
  return true;
}

/** The last script is the app's own: its hashed name changes with every file that it imports. */
const entryScript = (): string =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src ?? '';

async function isReachable(): Promise<boolean> {
  try {
    // The worker leaves everything except GET to the network.
    return (await fetch('/index.html', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** The same for the real browser. */
export const reloadForChunk = (): Promise<boolean> =>
  reloadOnce({
    isOnline,
    isReachable,
    build: entryScript,
    readGuard: () => sessionArea.read(sessionKeys.chunkReload),
    writeGuard: (build) => sessionArea.write(sessionKeys.chunkReload, build),
    wasReloaded,
    reload: renew,
  });
