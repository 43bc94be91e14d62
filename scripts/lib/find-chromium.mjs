import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @param {readonly string[]} names of programs, preferred first */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
}

/**
 * Path of a browser for the tests: the one that CHROMIUM names, else the system's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return [...onPath(NAMES), ...PLACES].find((path) => existsSync(path));
}

/**
 * Path of Chromium's headless shell: the same engine without windows, at half the cost per test. It lacks
 * some browser features.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return onPath(SHELLS).find((path) => existsSync(path));
}

/** Whether packages can be installed without a prompt: root on Debian or a derivative. */
function canInstall() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return /\bdebian\b/i.test(readFileSync('/etc/os-release', 'utf8'));
}

/**
 * Finds Chromium, or installs Debian's package where that is possible.
 * @param {(line: string) => void} say
 * @returns {string | undefined}
 */
export function ensureChromium(say) {
  const found = findChromium();
  if (found || process.env.CHROMIUM || !canInstall()) return found;
  say('No Chromium found: installing the chromium package …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['-q', ...args], { stdio: 'ignore', env });
  }
  return findChromium();
}

export const NO_CHROMIUM =
  'No Chromium was found. Install Chromium or Google Chrome, or name one: CHROMIUM=/path/to/chromium npm test';
