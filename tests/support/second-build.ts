import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(ROOT, '.cache', 'second-builds');
/** Prefix of an unfinished build. */
const NEW = 'new-';
const SCRIPT = fileURLToPath(new URL('./make-second-build.mjs', import.meta.url));

/** Removes builds of earlier states, but not one that another worker is making. */
async function dropOthers(key: string): Promise<void> {
  const names = existsSync(FOLDER) ? await readdir(FOLDER) : [];
  for (const name of names) {
    if (name === key || name.startsWith(NEW)) continue;
    await rm(join(FOLDER, name), { recursive: true, force: true });
  }
}

/**
 * Builds the app again with another sentence in it: the next release after `dist/client`. Takes about five
 * seconds, once per state of the source.
 * @returns its folder
 */
export async function findSecondBuild(): Promise<string> {
  const { client } = JSON.parse(await readFile(join(ROOT, 'dist', '.stamp'), 'utf8')) as {
    client?: unknown;
  };
  const script = await readFile(SCRIPT, 'utf8');
  const key = createHash('sha256')
    .update(JSON.stringify([client, script]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(FOLDER, key);
  if (existsSync(folder)) return join(folder, 'client');
  await dropOthers(key);
  const making = join(FOLDER, `${NEW}${randomUUID().slice(0, 8)}`);
  await mkdir(making, { recursive: true });
  const child = spawn(process.execPath, [SCRIPT, join(making, 'client')], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the second build failed:\n${said}`);
  // Renaming is atomic: another worker finds a whole build or none.
  await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
  return join(folder, 'client');
}
