/** Browser APIs for installing the app, and related events. */
import type { Milliseconds } from '#shared/time/duration.ts';
import { whenLoaded } from '#browser/page/page.ts';

interface InstallingNavigator {
  /** Web Install API: asks the player to install this page's app. */
  install?(): Promise<unknown>;
  /** Chromium: the installed apps that the manifest names as related, including this one. */
  getInstalledRelatedApps?(): Promise<readonly unknown[]>;
}

const installing = (): InstallingNavigator => navigator as unknown as InstallingNavigator;

/** Returns the call that asks the browser to install this page; null without the Web Install API. */
export function pageInstaller(): (() => Promise<unknown>) | null {
  const browser = installing();
  return typeof browser.install === 'function' ? async () => browser.install?.() : null;
}

/** Returns true when the browser knows that this app is installed; false where it cannot tell. */
export async function hasInstalledApp(): Promise<boolean> {
  try {
    const apps = await installing().getInstalledRelatedApps?.();
    return apps !== undefined && apps.length > 0;
  } catch {
    // Unavailable in frames and private windows.
    return false;
  }
}

/** Runs the work once this long has passed since page load and the player has pressed something. */
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
