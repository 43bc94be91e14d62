import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './lib/root.mjs';

const OLDEST_NODE = [20, 19];
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
 * Whether npm's own record of node_modules already lists every package of the lock file. This saves a
 * reinstall after a plain `npm install`, which leaves no stamp of ours.
 * @param {string} lockText
 */
function hasEveryPackage(lockText) {
  const recordPath = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(recordPath)) return false;
  const wanted = JSON.parse(lockText).packages;
  const present = JSON.parse(readFileSync(recordPath, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional === true ||
      entry.devOptional === true ||
      present[path]?.version === entry.version,
  );
}

/**
 * Installs the packages of the lock file when node_modules is missing or outdated. Needs only Node and npm,
 * so every command can call it first.
 * @returns {void}
 */
export function ensureInstall() {
  checkNode();
  const lockText = readFileSync(inRoot('package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lockText).digest('hex');
  if (existsSync(stampPath) && readFileSync(stampPath, 'utf8') === wanted) return;
  if (!hasEveryPackage(lockText)) {
    const reason = existsSync(inRoot('node_modules')) ? 'package-lock.json changed' : 'first start';
    console.log(`Installing the packages (${reason}; npm ci) …`);
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const result = npm
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
      : spawnSync('npm', args, {
          cwd: root,
          stdio: 'inherit',
          shell: process.platform === 'win32',
        });
    if (result.status !== 0) {
      console.error('npm ci failed: see its message above, then try again.');
      process.exit(1);
    }
  }
  writeFileSync(stampPath, wanted);
}
