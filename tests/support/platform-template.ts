import { createHash, randomUUID } from 'node:crypto';
import { cpSync, lstatSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../.cache/platform-templates', import.meta.url));
/** All painted pictures; their names contain the painter's version and the subject. */
const PAINTED = fileURLToPath(new URL('../../.cache/platform-pictures', import.meta.url));
const STAMP = fileURLToPath(new URL('../../dist/.stamp', import.meta.url));
const DAY_MS = 86_400_000;

/** Locks (a socket or a pid file) must not be copied. */
const isLock = (path: string): boolean =>
  path.endsWith('.pid') || path.endsWith('.lock') || lstatSync(path).isSocket();

const PICTURES = 'art';
/** template1 and template0, used by `create database`: half of all files, and not needed here. */
const UNUSED = [join('database', 'base', '1'), join('database', 'base', '4')];

/**
 * Copies a template without its pictures.
 * @param template from `findTemplate`
 * @param to an empty folder, or one that this call creates
 */
export async function copyData(template: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(template)) {
    const path = join(template, name);
    // One call for the whole folder: copying a thousand small files one by one takes three times as long.
    if (name !== PICTURES && !isLock(path)) cpSync(path, join(to, name), { recursive: true });
  }
  await rm(join(to, 'database', 'postmaster.pid'), { force: true });
}

/**
 * Creates a server's data folder from a template. The pictures are shared by all servers, not copied:
 * painting them costs more than the rest of a start.
 * @param template from `findTemplate`
 * @param to an empty folder, or one that this call creates
 */
export async function copyTemplate(template: string, to: string): Promise<void> {
  await copyData(template, to);
  await sharePictures(to);
}

async function sharePictures(dataDir: string): Promise<void> {
  await mkdir(PAINTED, { recursive: true });
  await symlink(PAINTED, join(dataDir, PICTURES), 'junction');
}

/** Removes templates of earlier builds a day after they were made. */
async function dropOldTemplates(now: number): Promise<void> {
  for (const name of await readdir(FOLDER)) {
    const path = join(FOLDER, name);
    const made = await stat(path).catch(() => undefined);
    if (made && now - made.mtimeMs > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Identifies the built server of demos. */
export async function builtDemo(): Promise<unknown> {
  return (JSON.parse(await readFile(STAMP, 'utf8')) as { demo?: unknown }).demo;
}

/**
 * Returns a seeded data folder for the given settings. It is made once per server build and then copied,
 * since making one takes seconds.
 * @param maker everything that changes the seeded data: the server and its settings
 * @param seed starts a server on the folder, waits until it is ready, and stops it
 * @returns the template's folder: copy it, never run on it
 */
export async function findTemplate(
  maker: unknown,
  seed: (dataDir: string) => Promise<void>,
): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(maker)).digest('hex');
  const template = join(FOLDER, key.slice(0, 16));
  if (await stat(template).catch(() => undefined)) return template;

  await mkdir(FOLDER, { recursive: true });
  await dropOldTemplates(Date.now());
  return alone(`${template}.making`, async () => {
    if (await stat(template).catch(() => undefined)) return template;
    const making = join(FOLDER, `new-${randomUUID().slice(0, 8)}`);
    await mkdir(making, { recursive: true });
    await sharePictures(making);
    await seed(making);
    for (const path of UNUSED) await rm(join(making, path), { recursive: true, force: true });
    // Renaming is atomic: a process that does not wait finds a whole template or none.
    await rename(making, template).catch(() => rm(making, { recursive: true, force: true }));
    return template;
  });
}

const LOOK_AGAIN_MS = 100;
/** Longer than making any template takes, in ms: a killed run may have left its lock folder. */
const STALE_MS = 120_000;

/** Lets one process do the work while the others wait, as all would do the same. */
async function alone<Result>(mark: string, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const isOurs = await mkdir(mark).then(
      () => true,
      () => false,
    );
    if (isOurs) break;
    const since = await stat(mark).catch(() => undefined);
    if (since && Date.now() - since.mtimeMs > STALE_MS) await rm(mark, { recursive: true });
    await setTimeout(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    await rm(mark, { recursive: true, force: true });
  }
}
