import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '#scripts/lib/root.mjs';
import { BUILD_TOOLS, writeSbom } from '#scripts/lib/sbom.mjs';

interface Component {
  name: string;
  version: string;
  scope: string;
  hashes?: { alg: string; content: string }[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

it('the bill of materials names every package with its version and hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parola-sbom-'));
  try {
    const path = join(folder, 'new', 'sbom.cdx.json');
    writeSbom(path);
    const bill = readJson(path) as { bomFormat: string; components: Component[] };
    expect(bill.bomFormat).toBe('CycloneDX');
    const { dependencies, devDependencies } = readJson(inRoot('package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const listed = new Map(bill.components.map((one) => [`${one.name} ${one.version}`, one]));
    for (const [name, version] of Object.entries(dependencies)) {
      expect(listed.get(`${name} ${version}`), name).toMatchObject({
        scope: BUILD_TOOLS.includes(name) ? 'optional' : 'required',
        hashes: [{ alg: 'SHA-512' }],
      });
    }
    const binaries = bill.components.filter(({ name }) => name.startsWith('@img/sharp-'));
    expect(binaries.map(({ name }) => name)).toContain('@img/sharp-libvips-linux-x64');
    expect(new Set(binaries.map(({ scope }) => scope))).toEqual(new Set(['required']));
    for (const [name, version] of Object.entries(devDependencies)) {
      expect(listed.get(`${name} ${version}`), name).toMatchObject({ scope: 'optional' });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});
