import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pruneEarlierAssets, putAssetsAside } from '#scripts/lib/earlier-assets.mjs';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);

let folder = '';
let assets = '';
let kept = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parola-kept-'));
  assets = join(folder, 'client', 'assets');
  kept = join(folder, 'kept-assets');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Simulates a build at `now`: moves the earlier assets aside, then writes the new files. */
async function build(files: Record<string, string>, now: number): Promise<void> {
  await putAssetsAside(assets, kept, now);
  await rm(assets, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(assets, name), text);
  await pruneEarlierAssets(assets, kept, now);
}

const storedNames = async () => (await readdir(kept)).toSorted();

it('keeps the files that a build replaces, and no others', async () => {
  await build({ 'home-1.js': 'one', 'same.js': 'same' }, NOW);
  await build({ 'home-2.js': 'two', 'same.js': 'same' }, NOW + DAY_MS);
  expect(await storedNames()).toEqual(['home-1.js']);
  expect(await readFile(join(kept, 'home-1.js'), 'utf8')).toBe('one');
  expect((await stat(join(kept, 'home-1.js'))).mtimeMs).toBe(NOW + DAY_MS);
});

it('keeps a file for 14 days after the build that replaced it, through later builds', async () => {
  await build({ 'home-1.js': 'one' }, NOW);
  await build({ 'home-2.js': 'two' }, NOW + DAY_MS);
  await build({ 'home-3.js': 'three' }, NOW + 15 * DAY_MS);
  expect(await storedNames()).toEqual(['home-1.js', 'home-2.js']);
  await build({ 'home-3.js': 'three' }, NOW + 15 * DAY_MS + 1);
  expect(await storedNames()).toEqual(['home-2.js']);
});

it('restarts the 14 days of a file that returned in between', async () => {
  await build({ 'home-1.js': 'one' }, NOW);
  await build({ 'home-2.js': 'two' }, NOW + DAY_MS);
  await build({ 'home-1.js': 'one' }, NOW + 2 * DAY_MS);
  expect(await storedNames()).toEqual(['home-2.js']);
  await build({ 'home-3.js': 'three' }, NOW + 14 * DAY_MS);
  expect(await storedNames()).toEqual(['home-1.js', 'home-2.js']);
});
