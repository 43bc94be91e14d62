/** Ways of installing that browsers give to a page, and the moments around them. */
import type { Milliseconds } from '#domain/duration.ts';
import { whenLoaded } from './page.ts';

interface InstallingNavigator {
  /** Web Install API: asks the player to install this page's app. */
  install?(): Promise<unknown>;
  /** Chromium: the installed apps that the manifest names as related, this one among them. */
  getInstalledRelatedApps?(): Promise<readonly unknown[]>;
}

const installing = (): InstallingNavigator => navigator as unknown as InstallingNavigator;

/** Asks the browser to install this page, where a page may ask; null elsewhere. */
export function pageInstaller(): (() => Promise<unknown>) | null {
  const browser = installing();
  return typeof browser.install === 'function' ? async () => browser.install?.() : null;
}

/** Whether the browser knows this app to be on the phone; false where it cannot tell. */
export async function hasInstalledApp(): Promise<boolean> {
  try {
    const apps = await installing().getInstalledRelatedApps?.();
    return apps !== undefined && apps.length > 0;
  } catch {
    // Not in a frame, not in a private window.
    return false;
  }
}

/** Runs the work when this long has passed since the page's load and the player has touched it. */
export function whenSettled(wait: Milliseconds, work: () => void): void {
  let isTouched = false;
  let hasWaited = false;
  const look = () => {
    if (isTouched && hasWaited) work();
  };
  const touch = () => {
    window.removeEventListener('pointerdown', touch, true);
    window.removeEventListener('keydown', touch, true);
    isTouched = true;
    look();
  };
  window.addEventListener('pointerdown', touch, true);
  window.addEventListener('keydown', touch, true);
  whenLoaded(() =>
    setTimeout(() => {
      hasWaited = true;
      look();
    }, wait),
  );
}
