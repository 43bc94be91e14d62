import { expect, it } from 'vitest';
import { listPaths, missingQuotes } from './quoted-files.ts';
import { plant, readTree } from './source-tree.ts';

const isQuoting = ({ path }: { path: string }): boolean => /\.(?:md|tsx?|mjs|css|sql)$/.test(path);

it('every file and folder that a document or a comment quotes exists', () => {
  const files = readTree([
    'README.md',
    'CONTRIBUTING.md',
    'docs',
    'src',
    'server',
    'sw',
    'scripts',
    'tests',
  ]).filter(isQuoting);
  expect(files.length).toBeGreaterThan(1500);
  expect(missingQuotes(files, listPaths())).toEqual([]);
});

it('finds names that do not exist', () => {
  const paths = new Set(['docs', 'docs/a.md', 'src', 'src/ui', 'src/ui/button.tsx', 'src/ui/list']);
  const files = plant({
    'docs/bad.md':
      '[a](gone.md), `src/ui/gone.tsx`, `gone.ts`, `gone/`, `ui/gone/`, `src/<noun>/gone.tsx`, `src/ui/{button,gone}.tsx`\n```\nnpm test -- src/gone.ts gone.txt\n```',
    'src/ui/bad.ts': '/* docs/gone.md */ // see gone.css\nexport const path = "docs/other.md";',
    'docs/good.md':
      '[a](a.md#top), [b](https://example.com/b.md), `src/ui/`, `button.tsx`, `ui/button.tsx`, `*.ts`, `x.ts`, `list/`, `ui/list/`, `/report.md`, `src/<layer>/button.tsx`, `src/ui/b*.tsx`, `#ui/button.tsx`',
    'src/ui/good.ts': '// button.tsx, docs/a.md.\nexport const path = "docs/other.md";',
  });
  expect(
    missingQuotes(files, paths).map(({ path, why }) => `${path} ${why.split(' ')[1]}`),
  ).toEqual([
    'docs/bad.md docs/gone.md,',
    'docs/bad.md src/ui/gone.tsx,',
    'docs/bad.md gone.ts,',
    'docs/bad.md gone/,',
    'docs/bad.md ui/gone/,',
    'docs/bad.md src/<noun>/gone.tsx,',
    'docs/bad.md src/ui/gone.tsx,',
    'docs/bad.md src/gone.ts,',
    'src/ui/bad.ts docs/gone.md,',
    'src/ui/bad.ts gone.css,',
  ]);
});
