/**
 * Libraries that load after the first paint (docs/decisions/0009) are in none of the first scripts: one
 * import there would make every start wait for the whole library.
 */
import { describe, expect, it } from 'vitest';
import { listStaticImports, reachedFrom, resolveImport } from './imports.ts';
import { isScript, plant, readTree, type SourceFile } from './source-tree.ts';

const ENTRIES = ['src/startup/boot.ts', 'src/app/main.tsx'];
/** Loaded right after the first paint, when nothing has needed the router yet. */
const BACKGROUND = [
  'src/app/later/background.ts',
  'src/app/later/once-controlled.ts',
  'src/app/later/icon-generations.ts',
  'src/app/later/send-install-events.ts',
  'src/app/install/controller/browser-install.ts',
  'src/features/game/later/game-menu.ts',
];
const LATER = /^(?:@tanstack\/|@reduxjs\/toolkit\/query|i18next|react-i18next|@base-ui\/|workbox-)/;

const SETTLED = /^(?:@tanstack\/|i18next|react-i18next|@base-ui\/)/;

/** What the modules import from these packages, by file. */
const broughtBy = (
  entries: readonly string[],
  packages: RegExp,
  tree: readonly SourceFile[],
): string[] =>
  reachedFrom(entries, tree, listStaticImports).flatMap((file) =>
    listStaticImports(file)
      .filter((found) => resolveImport(found).kind === 'package' && packages.test(found.specifier))
      .map(({ specifier }) => `${file.path}: ${specifier}`),
  );

const broughtAtStart = (tree: readonly SourceFile[]): string[] => broughtBy(ENTRIES, LATER, tree);

describe('the first scripts', () => {
  it('leave out what loads after the first paint', () => {
    const tree = readTree(['src']).filter(isScript);
    expect(reachedFrom(ENTRIES, tree, listStaticImports).length).toBeGreaterThan(100);
    expect(broughtAtStart(tree)).toEqual([]);
  });

  it('would be found with it, but for types and what is loaded later', () => {
    const planted = plant({
      'src/startup/boot.ts': '',
      'src/app/main.tsx':
        "import './a.tsx'; void import('./b.tsx'); import type { C } from './c.tsx';",
      'src/app/a.tsx':
        "import { Link } from '@tanstack/react-router'; import type { T } from 'i18next'; import { createApi } from '@reduxjs/toolkit/query/react';",
      'src/app/b.tsx': "import { Link } from '@tanstack/react-router';",
      'src/app/c.tsx': "import { useTranslation } from 'react-i18next';",
    });
    expect(broughtAtStart(planted)).toEqual([
      'src/app/a.tsx: @tanstack/react-router',
      'src/app/a.tsx: @reduxjs/toolkit/query/react',
    ]);
  });
});

describe('the scripts right after the first paint', () => {
  const tree = readTree(['src']).filter(isScript);

  it('leave out the router and the texts', () => {
    expect(broughtBy(BACKGROUND, SETTLED, tree)).toEqual([]);
    const reached = reachedFrom(BACKGROUND, tree, listStaticImports).map(({ path }) => path);
    expect(reached).toEqual(expect.arrayContaining(BACKGROUND));
    expect(reached.filter((path) => path.includes('/settled/'))).toEqual([]);
  });

  it('would be found with them', () => {
    const screens = ['src/app/settled/screens.tsx'];
    expect(broughtBy(screens, SETTLED, tree)).toContain(
      'src/app/settled/screens.tsx: @tanstack/react-router',
    );
  });
});
