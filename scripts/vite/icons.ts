import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './root.ts';

/** Serves `icons/` under unhashed names: a hash would break the manifest's addresses. */
export function icons(): Plugin {
  return {
    name: 'parola:icons',
    apply: 'build',
    generateBundle() {
      for (const path of readdirSync(join(root, 'icons'), { recursive: true, encoding: 'utf8' })) {
        const name = path.replaceAll('\\', '/');
        if (!/\.(?:png|jpg)$/.test(name) && name !== 'favicon.svg') continue;
        const source = readFileSync(join(root, 'icons', name));
        // Players' pictures have an address that servers know (docs/platform.md).
        const folder = name.startsWith('avatar/') ? 'static' : 'icons';
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      }
    },
  };
}
