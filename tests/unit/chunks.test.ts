/** Chunk groups name existing modules: a renamed module would silently move to another chunk. */
import { readTree } from '#tests/architecture/source-tree.ts';
import { expect, it } from 'vitest';
import { LATER, WITH_THEIR_SCREENS } from '#scripts/vite/chunks.ts';

const paths = readTree(['src']).map(({ path }) => path);
const fitsNone = (pattern: string) =>
  !paths.some((path) => new RegExp(`^src/${pattern}`).test(path));

it('every name in the chunks of the screens matches a module', () => {
  const names = Object.entries(WITH_THEIR_SCREENS).flatMap(([folder, starts]) =>
    starts.map((start) => `${folder}/${start}`),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(fitsNone)).toEqual([]);
});

it('every name in the chunks after the first paint matches a module', () => {
  expect(LATER.length).toBeGreaterThan(20);
  expect(LATER.filter(fitsNone)).toEqual([]);
});

it('a name that matches no module is detected', () => {
  expect(fitsNone('session/no-such-module')).toBe(true);
});
