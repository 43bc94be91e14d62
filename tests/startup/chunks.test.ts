/** The files of the build are made by folder: what a module is called does not decide where its code goes. */
import { basename, dirname, join } from 'node:path/posix';
import { readTree } from '#tests/architecture/source-tree.ts';
import { chunkGroups } from '#scripts/vite/chunks.ts';
import { expect, it } from 'vitest';

interface Group {
  readonly name: unknown;
  readonly test?: unknown;
}

const paths = readTree(['src']).map(({ path }) => path);

/** The groups whose pattern matches a module, as the build finds it. */
const groupsOf = (path: string, groups: readonly Group[]): string =>
  groups
    .filter(({ test }) => test instanceof RegExp && test.test(`/project/${path}`))
    .map(({ name }) => String(name))
    .join();

/** The same module under another name; its ending says what kind of module it is. */
const renamed = (path: string): string =>
  join(dirname(path), `other-name${basename(path).replace(/^[^.]+/, '')}`);

const movedByRename = (groups: readonly Group[]): string[] =>
  paths.filter((path) => groupsOf(path, groups) !== groupsOf(renamed(path), groups));

it('renaming a file inside its folder moves no code', () => {
  expect(paths.length).toBeGreaterThan(500);
  expect(chunkGroups.every(({ test }) => test instanceof RegExp)).toBe(true);
  expect(movedByRename(chunkGroups)).toEqual([]);
});

it('a group that names a file is detected', () => {
  const planted = { name: 'planted', test: /[\\/]src[\\/]app[\\/]settled[\\/]router/ };
  expect(movedByRename([...chunkGroups, planted])).toEqual(['src/app/settled/router.ts']);
});

it('a folder of the groups that no longer exists is detected', () => {
  const folders = chunkGroups.flatMap(({ test }) =>
    [...String(test).matchAll(/\[\\\\\/\]src\[\\\\\/\]\(\?:(.*?)\)\[\\\\\/\]\(\?!/g)].flatMap(
      ([, names = '']) => names.split('|'),
    ),
  );
  expect(folders.length).toBeGreaterThan(8);
  const isMissing = (folder: string) =>
    !paths.some((path) => new RegExp(`^src/${folder}/`).test(path));
  expect(folders.filter(isMissing)).toEqual([]);
  expect(isMissing('app/no-such-folder')).toBe(true);
});

it('code that loads after the first paint, previews and packages keep their groups', () => {
  const of = (path: string) => groupsOf(path, chunkGroups);
  expect(of('src/features/game/later/game-menu.ts')).toBe('start,later');
  expect(of('src/features/game/settled/like-announcer.tsx')).toBe('start,settled');
  expect(of('src/ui/form/text-field.tsx')).toBe('start,kit');
  expect(of('src/ui/form/text-field.preview.tsx')).toBe('start');
  expect(of('src/screens/vip/vip-screen.tsx')).toBe('start');
  expect(of('src/startup/old-browsers/polyfills.ts')).toBe('');
  expect(of('node_modules/react-dom/index.js')).toBe('react');
  expect(of('node_modules/@reduxjs/toolkit/dist/index.js')).toBe('vendor');
  expect(of('node_modules/@reduxjs/toolkit/dist/query/index.js')).toBe('queries');
  expect(of('node_modules/jsencrypt/index.js')).toBe('');
});
