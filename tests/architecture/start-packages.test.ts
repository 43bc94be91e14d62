/**
 * `npm start`, the commands and the build install without `devDependencies`: what they load is among
 * `dependencies`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUILD_TOOLS } from '#scripts/lib/sbom.mjs';
import { inRoot } from '#scripts/lib/root.mjs';
import { listLazyImports, listStaticImports, reachedFrom, resolveImport } from './imports.ts';
import { plant, readTree, type SourceFile } from './source-tree.ts';

const ENTRIES = [
  'scripts/start.mjs',
  'scripts/platform.mjs',
  'scripts/build.mjs',
  'scripts/package.mjs',
  'vite.config.ts',
];
const BUNDLED = /^(?:src|sw|server)\/(?!.*\.(?:test|preview)\.tsx?$).*\.(?:tsx?|mjs)$/;

const importsOf = (file: SourceFile) => [...listStaticImports(file), ...listLazyImports(file)];

function packagesNeeded(tree: readonly SourceFile[]): Set<string> {
  const bundled = tree.filter(({ path }) => BUNDLED.test(path));
  const files = [...reachedFrom(ENTRIES, tree, importsOf), ...bundled];
  const targets = files.flatMap(importsOf).map(resolveImport);
  const names = targets.flatMap((target) => (target.kind === 'package' ? [target.name] : []));
  return new Set(names.filter((name) => !/^(?:node:|virtual:)/.test(name)));
}

describe('the packages of npm start', () => {
  const dependenciesOf = (...path: string[]): string[] => {
    const { dependencies } = JSON.parse(readFileSync(inRoot(...path), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    return Object.keys(dependencies);
  };
  const dependencies = dependenciesOf('package.json');
  const ofDemo = dependenciesOf('server', 'demo', 'lettering', 'package.json');

  it('are dependencies', () => {
    const needed = packagesNeeded(readTree(['scripts', 'src', 'sw', 'server', 'vite.config.ts']));
    expect([...needed]).toEqual(expect.arrayContaining(['fastify', 'react', 'vite']));
    const present = new Set([...dependencies, ...ofDemo]);
    expect([...needed].filter((name) => !present.has(name))).toEqual([]);
  });

  it('would be found missing, in what builds and in what is built', () => {
    const planted = plant({
      'scripts/start.mjs': "import './lib/a.mjs';",
      'scripts/lib/a.mjs': "await import('tool-a');",
      'scripts/bench.mjs': "import 'tool-b';",
      'server/main.ts': "import { C } from '@tools/c/part';",
      'sw/sw.test.ts': "import 'tool-d';",
    });
    expect([...packagesNeeded(planted)].toSorted()).toEqual(['@tools/c', 'tool-a']);
  });

  it('include those that only build, which the bill of materials names so', () => {
    expect(dependencies).toEqual(expect.arrayContaining(BUILD_TOOLS));
  });
});
