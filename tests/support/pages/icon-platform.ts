/** Icons for tests: tiny ones on the server, and the worker's cache of them. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { iconFile } from '#server/demo/art/art-store.ts';
import {
  startPlatform,
  type PlatformOptions,
  type PlatformProcess,
} from '#tests/support/platform-process.ts';
import { fetchLobby, type WireGame } from './lobby-data.ts';
import { readRecords } from './stored.ts';

export const ICONS = '/static/art/icon/';

/** The smallest possible picture, of any type to a browser. Thousands of real icons would take minutes to paint. */
const TINY = Buffer.from('UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=', 'base64');

/** Puts tiny icons where the server would paint them, for this and the next version of a game. */
async function paintTiny(dataDir: string, games: readonly WireGame[]): Promise<void> {
  const files = games.flatMap((game) =>
    [0, 1].map((later) => {
      const { id, brandId, typeId, name, version } = game;
      const painted = { id, brandId, typeId, name, version: Number(version) + later };
      return join(dataDir, 'art', iconFile(painted, { type: 'avif' }));
    }),
  );
  // The folder is a link to the pictures shared by all servers under test: this one needs its own.
  await rm(join(dataDir, 'art'), { recursive: true, force: true });
  await mkdir(dirname(files[0] ?? dataDir), { recursive: true });
  // In one step each: the server paints its first view ahead, and could read a file that is not written yet.
  await Promise.all(
    files.map(async (file) => {
      await writeFile(`${file}.part`, TINY);
      await rename(`${file}.part`, file);
    }),
  );
}

/** Starts a server for one test, with tiny icons. */
export async function startIconPlatform(options: PlatformOptions = {}) {
  const platform = await startPlatform(options);
  const lobby = await fetchLobby(platform);
  await paintTiny(platform.dataDir, lobby.appGameList ?? []);
  return platform;
}

/** Closes the pages first, which would go on calling the server, and then stops it. */
export async function stopIconPlatform(page: Page, platform: PlatformProcess): Promise<void> {
  for (const open of page.context().pages()) await open.close();
  await platform.stop();
}

export interface CachedIcons {
  /** Paths of the icons. */
  icons: string[];
  types: string[];
  /** Version of the active generation; null before there is one. */
  active: string | null;
  generations: string[];
  isOutOfSpace: boolean;
}

/** Reads the worker's icon cache from outside. */
export function cachedIcons(page: Page): Promise<CachedIcons> {
  return page.evaluate(async () => {
    const icons = await caches.open('parola-icons');
    const notes = await caches.open('parola-icon-metadata');
    const nameOf = ({ url }: Request) => decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));
    const read = async (name: string): Promise<Record<string, unknown> | null> => {
      const key = `${location.origin}/parola-icon-metadata/${encodeURIComponent(name)}`;
      const found = await notes.match(key);
      return found === undefined ? null : ((await found.json()) as Record<string, unknown>);
    };
    const keys = await icons.keys();
    const pointer = await read('active');
    const active = (pointer?.['gameListVersion'] ?? null) as string | null;
    const some = await Promise.all(keys.slice(0, 40).map((key) => icons.match(key)));
    return {
      icons: keys.map(({ url }) => new URL(url).pathname),
      types: [...new Set(some.map((answer) => answer?.type ?? 'none'))],
      active,
      generations: (await notes.keys()).map(nameOf).filter((name) => name.startsWith('generation')),
      isOutOfSpace: pointer?.['isOutOfSpace'] === true,
    };
  });
}

/** Waits until the generation of a list is active. */
export const isActive = (page: Page, version: string, timeout = 60_000): Promise<void> =>
  expect.poll(() => activeVersion(page), { timeout }).toBe(version);

/** Reads the pointer alone, so that not every poll lists thousands of icons. */
const activeVersion = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const notes = await caches.open('parola-icon-metadata');
    const found = await notes.match(`${location.origin}/parola-icon-metadata/active`);
    const pointer = (await found?.json()) as { gameListVersion: string } | undefined;
    return pointer?.gameListVersion;
  });

/** Returns the version of the list that the next start shows. */
export async function storedVersion(page: Page): Promise<unknown> {
  const games = (await readRecords(page))['lobby.games'] as
    | { value: { gameListVersion: string } }
    | undefined;
  return games?.value.gameListVersion;
}

/** Records the page's messages to its worker from its next load on; returns a reader of their kinds. */
export async function watchWorker(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const reported: string[] = [];
    Object.assign(globalThis, { toldWorker: reported });
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message: { type?: string }) {
      reported.push(message.type ?? '');
      post.call(this, message);
    };
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'toldWorker') as string[]);
}

/** Sum of counted requests. */
export const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Icons of the cards in the page, as `id_version`. */
export const shownIcons = (page: Page): Promise<string[]> =>
  page
    .locator('[data-game-id] img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ src }) => src.replace(/^.*\/icon\/|\.(?:webp|avif)$/g, '')),
    );

/** Makes the page believe that it is hidden or visible, like a change of tab. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
