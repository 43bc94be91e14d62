/** The first paint has its texts at once: code that loads with the entry uses no deferred text. */
import { later } from '#i18n/texts/en-PH/later.ts';
import { describe, expect, it } from 'vitest';
import { listStaticImports, reachedFrom } from './imports.ts';
import { plant, readTree, type SourceFile } from './source-tree.ts';

const ENTRY = 'src/app/main.tsx';

/** Files that load with the entry: reached without `import()`. */
const loadedFirst = (tree: readonly SourceFile[]): SourceFile[] =>
  reachedFrom([ENTRY], tree, listStaticImports);

/** Texts like `menu.title` from a deferred area, by file. */
function lateTexts(files: readonly SourceFile[]): string[] {
  const key = new RegExp(`['"\`]((?:${Object.keys(later).join('|')})\\.[\\w.]+)`, 'g');
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(key)].map(([, found = '']) => `${path}: ${found}`),
  );
}

describe('the texts of the first paint', () => {
  it('are all there when it is drawn', () => {
    const first = loadedFirst(readTree(['src']).filter(({ path }) => /\.tsx?$/.test(path)));
    expect(first.length).toBeGreaterThan(50);
    expect(lateTexts(first)).toEqual([]);
  });

  it('would be missed if one came later', () => {
    const planted = plant({
      [ENTRY]: "import './a.tsx'; import type { B } from './b.tsx'; void import('./c.tsx');",
      'src/app/a.tsx': "t('menu.title')",
      'src/app/b.tsx': "t('menu.title')",
      'src/app/c.tsx': "t('menu.title')",
    });
    expect(lateTexts(loadedFirst(planted))).toEqual(['src/app/a.tsx: menu.title']);
  });
});
