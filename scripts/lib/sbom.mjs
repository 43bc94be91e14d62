import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { foldersNeeded } from './bundle-packages.mjs';
import { root } from './root.mjs';

const MAX_BYTES = 64 * 1024 * 1024;

/** Dependencies because `npm start` builds; nothing of them runs afterwards. */
export const BUILD_TOOLS = ['@vitejs/plugin-react', 'rolldown', 'vite', 'vite-plugin-pwa'];

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
 * npm knows packages of production and of development. Of the former some only build, and of the latter npm
 * counts as optional also what a server loads where it fits its system, such as the binaries of `sharp`: a
 * scanner would leave those out.
 * @param {{ components: { 'bom-ref': string, scope: string }[] }} bill
 */
function withRunTimeScopes(bill) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const direct = Object.keys(dependencies).filter((name) => !BUILD_TOOLS.includes(name));
  const ofRunTime = new Set(
    foldersNeeded(direct, packages).map(
      (folder) => `${folder.split('node_modules/').at(-1)}@${packages[folder].version}`,
    ),
  );
  for (const component of bill.components) {
    component.scope = ofRunTime.has(component['bom-ref']) ? 'required' : 'optional';
  }
  return bill;
}
