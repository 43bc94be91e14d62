import { copyFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { compareInputs } from '#scripts/lib/fingerprint.mjs';
import { findTemplate } from '#tests/support/platform-template.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What a program may be made of. */
const SOURCES = ['server', 'src', 'tests', 'package-lock.json'];
/** Packages stay outside, as in the server's own bundle. */
const isPackage = (id: string): boolean => /^(?:node:|@?[a-z])/i.test(id);

const bundled = new Map<string, Promise<string>>();

/**
 * Bundles a program of the tests: starting it as it stands takes five times as long, and a file
 * of tests starts a dozen.
 * @param file its path in `tests`
 * @returns the path of the bundle
 */
export function bundledProgram(file: string): Promise<string> {
  const known = bundled.get(file) ?? bundle(file);
  bundled.set(file, known);
  return known;
}

async function bundle(file: string): Promise<string> {
  const { fingerprint } = compareInputs(SOURCES, undefined);
  const folder = await findTemplate(
    ['program', basename(file), fingerprint.content],
    async (dir) => {
      const build = await rolldown({
        cwd: ROOT,
        input: {
          program: `tests/${file}`,
          'hash-worker': 'server/players/base/hashing/hash-worker.mjs',
        },
        platform: 'node',
        external: isPackage,
      });
      await build.write({ dir, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs' });
      await build.close();
      // The bundle reads it from beside itself.
      await copyFile(join(ROOT, 'server/core/database/schema.sql'), join(dir, 'schema.sql'));
    },
  );
  return join(folder, 'program.mjs');
}
