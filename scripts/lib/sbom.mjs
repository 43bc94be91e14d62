import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  writeFileSync(path, `${JSON.stringify(withRunTimeScopes(JSON.parse(bill)), null, 2)}\n`);
}

/**
 * npm gives the scope `optional` also to packages that a server loads where they fit its system, such as the
 * binaries of `sharp`. A scanner would leave those out, so they become `required`.
 * @param {{ components: { 'bom-ref': string, scope: string }[] }} bill
 */
function withRunTimeScopes(bill) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const ofRunTime = new Set(
    Object.entries(packages)
      .filter(([, { dev, optional }]) => optional && !dev)
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`),
  );
  for (const component of bill.components) {
    if (ofRunTime.has(component['bom-ref'])) component.scope = 'required';
  }
  return bill;
}
