import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a replaced file stays available: a page opened earlier may request it. */
const KEPT_FOR_MS = 14 * 86_400_000;

/** @param {string} folder */
const namesIn = async (folder) => (existsSync(folder) ? readdir(folder) : []);

/**
 * Moves the hashed files of the last build aside, before a new build empties their folder. Each file's
 * modification time is set to the time of its move.
 * @param {string} assets the `assets` folder of the built app
 * @param {string} kept where they stay; created when missing
 * @param {number} now in ms
 */
export async function putAssetsAside(assets, kept, now) {
  const names = await namesIn(assets);
  if (names.length === 0) return;
  await mkdir(kept, { recursive: true });
  for (const name of names) {
    await rename(join(assets, name), join(kept, name));
    await utimes(join(kept, name), now / 1000, now / 1000);
  }
}

/**
 * Deletes files that are part of the new build, and those replaced more than 14 days ago.
 * @param {string} assets the `assets` folder of the built app
 * @param {string} kept
 * @param {number} now in ms
 */
export async function pruneEarlierAssets(assets, kept, now) {
  const current = new Set(await namesIn(assets));
  for (const name of await namesIn(kept)) {
    const path = join(kept, name);
    const age = now - (await stat(path)).mtimeMs;
    if (current.has(name) || age > KEPT_FOR_MS) await rm(path);
  }
}
