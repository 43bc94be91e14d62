import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './root.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Writes what the project is made of (CycloneDX, JSON), as the lock file has it: every package with
 * its version, licence and hash. Those that only build or test are in it with the scope `optional`.
 * @param {string} path
 */
export function writeSbom(path) {
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const bill = execFileSync('npm', ['sbom', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bill);
}
