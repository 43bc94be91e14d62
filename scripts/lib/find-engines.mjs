import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];

/** @param {readonly string[]} names */
function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** The system's Firefox, or the one that FIREFOX names. */
export const findFirefox = () => process.env.FIREFOX ?? findOnPath(['firefox-esr', 'firefox']);

/**
 * WebKit for GTK, which needs its driver, its mini browser and its own display.
 * @returns {{ driver: string, browser: string, display: string } | undefined}
 */
export function findWebKit() {
  const driver = findOnPath(['WebKitWebDriver']);
  const display = findOnPath(['Xvfb']);
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  return driver && display && browser ? { driver, browser, display } : undefined;
}
