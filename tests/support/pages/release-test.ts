/** Two releases of the app, served one after the other at the same address. */
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { openFront, type Front } from '#tests/support/front.ts';
import { startPlatform, type PlatformProcess } from '#tests/support/platform-process.ts';
import { findSecondBuild } from '#tests/support/second-build.ts';
import type { HomePage } from './home-page.ts';
import { test as base } from './test.ts';

const FIRST = fileURLToPath(new URL('../../../dist/client', import.meta.url));
const START_LIMIT_MS = 120_000;

interface Release {
  server: PlatformProcess;
  /** Path of its entry script, which identifies the release of a page. */
  entry: string;
  /** Name of the script of a screen outside the first paint. */
  about: string;
}

interface Releases {
  old: Release;
  /** Its server still has the files of the old release, as the build preserves them. */
  next: Release;
}

/** A new release that is deployed while a player has the old one's lobby open. */
class Deployment {
  readonly page: Page;
  /** The notification that an update can be installed. */
  readonly bar: Locator;
  readonly front: Front;
  readonly old: Release;
  readonly next: Release;
  /** How often the page has loaded. */
  readonly loads: () => number;
  readonly #home: HomePage;

  constructor(home: HomePage, front: Front, loads: () => number, { old, next }: Releases) {
    this.page = home.page;
    this.bar = updateBarOf(home);
    this.front = front;
    this.old = old;
    this.next = next;
    this.loads = loads;
    this.#home = home;
  }

  /** Opens the lobby of the old release, controlled by its worker. */
  async openLobby(): Promise<void> {
    await this.#home.open();
    await isControlled(this.page);
  }

  /** The same, and waits until nothing is being fetched: a worker that fetches icons delays the next one. */
  async openIdleLobby(): Promise<void> {
    await this.openLobby();
    await this.page.waitForLoadState('networkidle');
  }

  /** Deploys the next release; no page has checked for it yet. */
  deploy(): void {
    this.front.release(this.next.server);
  }

  /** Deploys the next release and makes the browser find it. */
  async deployAndFind(): Promise<void> {
    this.deploy();
    await lookForUpdate(this.page);
  }

  /** The same, and waits until the player is notified. */
  async deployAndNotify(): Promise<void> {
    await this.deployAndFind();
    await expect(this.bar).toBeVisible();
  }

  async accept(): Promise<void> {
    const { action } = this.#home.t.common.update;
    await this.page.getByRole('button', { name: action }).click();
  }

  /**
   * Waits until the page has loaded this many times and runs the next release.
   * @param screen visible after the update, the lobby by default
   */
  async isUpdated(loads: number, screen?: Locator): Promise<void> {
    await hasLoaded(this.loads, loads);
    if (screen === undefined) await this.#home.isReady();
    else await expect(screen).toBeVisible();
    expect(await entryOn(this.page)).toBe(this.next.entry);
  }
}

interface ReleaseFixtures {
  front: Front;
  /** How often the page has loaded. */
  loads: () => number;
  deployment: Deployment;
}

async function entryOf(folder: string): Promise<string> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)];
  return scripts.at(-1)?.[1] ?? 'no entry';
}

async function aboutOf(folder: string): Promise<string> {
  const names = await readdir(join(folder, 'assets'));
  return names.find((name) => /^about-screen-.*\.js$/.test(name)) ?? 'no script';
}

/** The browser test, with the old release served at `front.url`. */
export const test = base.extend<ReleaseFixtures, { releases: Releases }>({
  releases: [
    async ({ platform }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'parola-release-'));
      const client = join(folder, 'client');
      const assetsFolder = join(folder, 'kept-assets');
      await symlink(await findSecondBuild(), client);
      await cp(join(FIRST, 'assets'), assetsFolder, { recursive: true });
      const server = await startPlatform({ env: { CLIENT_DIR: client } });
      await use({
        old: { server: platform, entry: await entryOf(FIRST), about: await aboutOf(FIRST) },
        next: { server, entry: await entryOf(client), about: await aboutOf(client) },
      });
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  front: async ({ releases }, use) => {
    const front = await openFront(releases.old.server);
    await use(front);
    await front.close();
  },
  baseURL: async ({ front }, use) => use(front.url),
  loads: async ({ page }, use) => {
    let count = 0;
    page.on('domcontentloaded', () => (count += 1));
    await use(() => count);
  },
  deployment: async ({ home, front, loads, releases }, use) =>
    use(new Deployment(home, front, loads, releases)),
});

export const updateBarOf = ({ page, t }: HomePage): Locator =>
  page.getByRole('status').filter({ hasText: t.common.update.title });

/** Returns the path of the entry script that the page runs. */
export const entryOn = (page: Page): Promise<string> =>
  page
    .locator('script[type="module"][src]')
    .last()
    .evaluate((script: HTMLScriptElement) => new URL(script.src).pathname);

/** Waits until the page runs a release, across reloads. */
export const runs = (page: Page, { entry }: Release): Promise<void> =>
  expect(page.locator('script[type="module"][src]').last()).toHaveAttribute('src', entry);

/**
 * Waits until the page has loaded this many times. A new worker waits until the old one has answered its
 * requests, and a server that is still drawing its pictures is slow.
 */
export const hasLoaded = (loads: () => number, count: number): Promise<void> =>
  expect.poll(() => loads()).toBe(count);

/** Waits until the worker controls the page. */
export const isControlled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Makes the browser check for a new worker now, as it does by itself within a day. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });

/** Waits until a new version is installed and waiting. */
export const isUpdateWaiting = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
      ),
    )
    .toBe(true);

/** Fires the events of a player's return to the page. */
export const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Navigates inside the app without a link, like the browser's Back and Forward. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
