import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './lib/root.mjs';

const OLDEST_NODE = [20, 19];
/**
 * The packages to build and run the app, or all: those for tests and checks take half as long again.
 * @typedef {'start' | 'all'} Extent
 */

const stampPath = inRoot('node_modules', '.parola-lock');

/** Exits with a clear message on a Node that cannot run the tools. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Parola needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Whether npm's own record of node_modules already lists the packages of the lock file. This saves a
 * reinstall after a plain `npm install`, which leaves no stamp of ours.
 * @param {string} lockText
 * @param {Extent} extent
 */
function hasPackages(lockText, extent) {
  const recordPath = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  const wanted = JSON.parse(lockText).packages;
  const present = JSON.parse(readFileSync(recordPath, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional === true ||
      entry.devOptional === true ||
      (entry.dev === true && extent === 'start') ||
      present[path]?.version === entry.version,
  );
}

/** @param {Extent} extent */
function runNpm(extent) {
  const npm = process.env.npm_execpath;
  const kinds = extent === 'start' ? '--omit=dev' : '--include=dev';
  const args = ['ci', kinds, '--no-audit', '--no-fund', '--loglevel=error'];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) {
    console.error('npm ci failed: see its message above, then try again.');
    process.exit(1);
  }
}

/**
 * Installs the packages of the lock file where node_modules lacks any of them. Needs only Node and npm, so
 * every command can call it first.
 * @param {Extent} [extent]
 * @returns {void}
 */
export function ensureInstall(extent = 'all') {
  checkNode();
  const lockText = readFileSync(inRoot('package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  const stampOf = (/** @type {Extent} */ of) => `${hash} ${of}`;
  const stamp = existsSync(stampPath) ? readFileSync(stampPath, 'utf8') : '';
  if (stamp === stampOf('all') || stamp === stampOf(extent)) return;
  if (!hasPackages(lockText, extent)) {
    console.log(`Installing the packages (${reasonFor(stamp, stampOf('start'))}; npm ci) …`);
    runNpm(extent);
  }
  writeFileSync(stampPath, stampOf(extent));
}

/** @param {string} stamp @param {string} started the stamp of a folder where only `npm start` has run */
function reasonFor(stamp, started) {
  if (stamp === started) return 'with those for tests';
  return existsSync(inRoot('node_modules')) ? 'package-lock.json changed' : 'first start';
}
