/** The built files that every visit loads begin with V8's compile hint: below the first line it is a comment. */
import { readdirSync, readFileSync } from 'node:fs';
import { listInitial, withoutHash } from '#scripts/lib/bundle-graph.mjs';
import { COMPILE_HINT } from '#scripts/vite/compile-hints.ts';
import { inRoot } from '#scripts/lib/root.mjs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(inRoot('dist', 'client', path), 'utf8');
const isHinted = (path: string): boolean => read(path).startsWith(`${COMPILE_HINT}\n`);

it('the first scripts begin with the hint', () => {
  const { scripts } = listInitial(read('index.html'), read);
  const without = scripts.filter((path) => !isHinted(path)).map(withoutHash);
  // Bundler's helper and patches for old browsers: a few functions each.
  expect(without.toSorted()).toEqual(['polyfills', 'rolldown-runtime']);
});

it('so do those that every visit loads after them, and no screens', () => {
  const files = readdirSync(inRoot('dist', 'client', 'assets')).filter((name) =>
    name.endsWith('.js'),
  );
  const hinted = files.filter((name) => isHinted(`assets/${name}`)).map(withoutHash);
  expect(hinted.toSorted()).toEqual([
    'later',
    'packages',
    'queries',
    'react',
    'settled',
    'start',
    'vendor',
  ]);
});
