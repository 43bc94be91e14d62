/** Chunk groups name existing modules: a renamed module would silently move to another chunk. */
import { readTree } from '#tests/architecture/source-tree.ts';
import { expect, it } from 'vitest';
import { KIT, LATER } from '#scripts/vite/chunks.ts';

const paths = readTree(['src']).map(({ path }) => path);
const fitsNone = (pattern: string) =>
  !paths.some((path) => new RegExp(`^src/${pattern}`).test(path));

/** `a/(?:b|c)` or `a/(?!b|c)` as `a/b`, `a/c`: each of them names a module. */
const namesIn = (pattern: string): string[] => {
  const [, folder = pattern, names] = /^([^(]*)\(\?[:!]([^)]*)\)/.exec(pattern) ?? [];
  const inner = names?.split('|').filter((name) => name !== '.*contract');
  return inner === undefined ? [pattern] : inner.map((name) => folder + name);
};

it('every name in the chunks of the kit matches a module', () => {
  const names = KIT.flatMap(namesIn);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(fitsNone)).toEqual([]);
});

it('every name in the chunks after the first paint matches a module', () => {
  expect(LATER.length).toBeGreaterThan(20);
  expect(LATER.filter(fitsNone)).toEqual([]);
});

it('a name that matches no module is detected', () => {
  expect(fitsNone('state/no-such-module')).toBe(true);
});
