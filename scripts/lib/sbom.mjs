import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './root.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Writes the project's software bill of materials (CycloneDX, JSON) from the lock file: every package with
 * version, licence and hash. Those only for building or testing have the scope `optional`.
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
