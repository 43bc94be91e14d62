import { sessionKeys } from '#config/storage-keys.ts';
import { sessionArea } from './key-value.ts';
import { isOnline, wasReloaded } from './page.ts';
import { renew } from './service-worker.ts';

/** What the decision below needs of a browser. */
export interface PartReloadHost {
  readonly isOnline: () => boolean;
  /** Whether the server answers now. */
  readonly isReachable: () => Promise<boolean>;
  /** What names the build that this page runs. */
  readonly build: () => string;
  readonly readGuard: () => string | null;
  /** False when the guard will not outlive the page. */
  readonly writeGuard: (build: string) => boolean;
  readonly wasReloaded: () => boolean;
  readonly reload: () => Promise<void>;
}

/**
 * A part of this build is missing, most often because a newer build took its place: reloads into the
 * newest version. Once for each build in a tab, never without a server to reload from, and where
 * nothing can be remembered never after a reload. Never rejects.
 * @returns whether the page reloads
 */
export async function reloadOnce(host: PartReloadHost): Promise<boolean> {
  const build = host.build();
  if (!host.isOnline() || host.readGuard() === build) return false;
  if (!(await host.isReachable())) return false;
  if (!host.writeGuard(build) && host.wasReloaded()) return false;
  await host.reload();
  return true;
}

/** The hashed name of the last script, the app's own, changes with every file that it leads to. */
const entryScript = (): string =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src ?? '';

async function isReachable(): Promise<boolean> {
  try {
    // The worker leaves everything but GET to the network.
    return (await fetch('/index.html', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** The same for the browser that the app runs in. */
export const reloadForPart = (): Promise<boolean> =>
  reloadOnce({
    isOnline,
    isReachable,
    build: entryScript,
    readGuard: () => sessionArea.read(sessionKeys.partReload),
    writeGuard: (build) => sessionArea.write(sessionKeys.partReload, build),
    wasReloaded,
    reload: renew,
  });
