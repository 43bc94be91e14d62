import { DAY_MS } from '#shared/time/duration.ts';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Encoding } from '#server/core/http/compress.ts';
import { ENDINGS, etagOf, type ClientFile } from '#server/web/client-files.ts';

/**
 * Hashed files of earlier builds, which pages opened before an update still request. The build moves them
 * here; their file time is the time of the move (scripts/lib/earlier-assets.mjs).
 */
export const EARLIER_FOLDER = 'kept-assets';

/** How long a replaced file stays available. */
const KEPT_FOR_MS = 14 * DAY_MS;

/** A single file in `/assets/`; excludes paths that leave the folder. */
const ASSET_PATH = /^\/assets\/([\w-][\w.-]*)$/;

/**
 * Finds a file of an earlier build. Reads the disk each time, because such requests are rare.
 * @param folder beside the built app
 * @param path from the app's root, e.g. `/assets/app-abc.js`
 */
export async function readEarlierAsset(
  folder: string,
  path: string,
  now: number,
): Promise<ClientFile | undefined> {
  const name = ASSET_PATH.exec(path)?.[1];
  if (name === undefined || Object.values(ENDINGS).some((ending) => name.endsWith(ending))) {
    return undefined;
  }
  const place = join(folder, name);
  const found = await stat(place).catch(() => undefined);
  if (!found?.isFile() || now - found.mtimeMs > KEPT_FOR_MS) return undefined;
  const identity = await readFile(place);
  const bodies: ClientFile['bodies'] = { identity };
  for (const [encoding, ending] of Object.entries(ENDINGS) as [Encoding, string][]) {
    const compressed = await readFile(place + ending).catch(() => undefined);
    if (compressed) bodies[encoding] = compressed;
  }
  return { path, etag: etagOf(identity), bodies };
}
