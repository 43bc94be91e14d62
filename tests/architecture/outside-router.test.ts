/**
 * The lobby's home and the bottom tabs are outside the router, which loads after them (docs/decisions/0009):
 * no code that they load, now or later, may import it.
 */
import { describe, expect, it } from 'vitest';
import { listLazyImports, listStaticImports, reachedFrom, resolveImport } from './imports.ts';
import { isScript, plant, readTree, type SourceFile } from './source-tree.ts';

const OUTSIDE = ['src/app/home-layer.tsx', 'src/features/bottom-tabs/bottom-tabs.tsx'];
const ROUTER = '@tanstack/react-router';

const importsOf = (file: SourceFile) => [...listStaticImports(file), ...listLazyImports(file)];

const askingForRouter = (tree: readonly SourceFile[]): string[] =>
  reachedFrom(OUTSIDE, tree, importsOf)
    .filter((file) =>
      importsOf(file).some((found) => {
        const target = resolveImport(found);
        return target.kind === 'package' && target.name === ROUTER;
      }),
    )
    .map(({ path }) => path);

describe('what stands outside the router', () => {
  it('never asks for it', () => {
    const tree = readTree(['src']).filter(isScript);
    expect(reachedFrom(OUTSIDE, tree, importsOf).length).toBeGreaterThan(50);
    expect(askingForRouter(tree)).toEqual([]);
  });

  it('would be found asking, at once or later', () => {
    const planted = plant({
      'src/app/home-layer.tsx':
        "import './a.tsx'; void import('./b.tsx'); import type { C } from './c.tsx';",
      'src/app/a.tsx': `import { Link } from '${ROUTER}';`,
      'src/app/b.tsx': `import { Link } from '${ROUTER}';`,
      'src/app/c.tsx': `import { Link } from '${ROUTER}';`,
    });
    expect(askingForRouter(planted).toSorted()).toEqual(['src/app/a.tsx', 'src/app/b.tsx']);
  });
});
