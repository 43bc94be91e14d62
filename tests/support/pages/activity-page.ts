/** A server whose activities open by themselves, and the steps for them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { withSettings } from '#tests/support/browser.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { leaveForNext } from './escape.ts';
import { makePlayer, type Account } from './operator-steps.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test as lobbyTest } from './test.ts';

/** Activities that open by themselves, in order (spec §4, "Activity modal"). */
export const QUEUE = [25, 15, 28] as const;

const OVERLAYS: Readonly<Record<number, string>> = {
  25: 'notice',
  15: 'sign-up-bonus',
  28: 'accumulated-recharge',
};

/** Part of the file name of the code that opens activities. */
const CODE = 'follow-activities';

/** The dialogs of activities in a page. */
export class ActivityPage {
  readonly page: Page;
  readonly platform: PlatformProcess;
  /** Any open dialog of the queue. */
  readonly dialogs: Locator;
  /** URLs that the page has fetched since it was opened or reloaded. */
  readonly #fetched: string[] = [];

  constructor(page: Page, platform: PlatformProcess) {
    this.page = page;
    this.platform = platform;
    this.dialogs = page.locator(QUEUE.map((id) => `[data-overlay="${OVERLAYS[id]}"]`).join());
    page.on('requestfinished', (request) => {
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isPage) this.#fetched.length = 0;
      else this.#fetched.push(request.url());
    });
  }

  dialog(id: number) {
    return this.page.locator(`[data-overlay="${OVERLAYS[id]}"]`);
  }

  /** Makes only these activities run from now on; no player is too early for them. */
  async runOnly(ids: readonly number[]): Promise<void> {
    for (const id of QUEUE) {
      await this.platform.operator('activity/set', {
        id,
        running: ids.includes(id),
        'beginner-time': 0,
      });
    }
  }

  /** Waits until this activity's dialog is open, and checks that no other is. */
  async isAlone(id: number): Promise<void> {
    // A fresh server draws its pictures first, and the queue waits until the page is loaded.
    await expect(this.dialog(id)).toBeVisible();
    await expect(this.page.locator('[data-overlay]')).toHaveCount(1);
  }

  async close(id: number): Promise<void> {
    await leaveForNext(this.dialog(id));
  }

  /** Waits for each of these activities in turn and closes it. */
  async bringsUp(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      await this.isAlone(id);
      await this.close(id);
    }
  }

  /** Activities shown in this tab so far. */
  shown(): Promise<unknown> {
    return this.page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown,
      sessionKeys.activityIds,
    );
  }

  /** The stored marks of the activities. */
  marks(): Promise<unknown> {
    return this.page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}') as unknown,
      localKeys.activityMarks,
    );
  }

  /**
   * Checks that nothing is open or about to open: the queue's code is loaded and had its turn.
   * @param hasAsked also waits for the server's list
   * @param hasDecided also waits for the last answer that it depends on: the player's protection status
   */
  async staysQuiet({ hasAsked = false, hasDecided = false } = {}): Promise<void> {
    const wanted = [
      CODE,
      ...(hasAsked || hasDecided ? [endpoints.activities.path] : []),
      ...(hasDecided ? [endpoints.protection.path] : []),
    ];
    await expect.poll(() => wanted.filter((part) => this.#has(part))).toEqual(wanted);
    await this.page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve))),
    );
    await expect(this.dialogs).toHaveCount(0);
  }

  /** Whether the page has loaded the queue's code. */
  get hasCode(): boolean {
    return this.#has(CODE);
  }

  #has(part: string): boolean {
    return this.#fetched.some((url) => url.includes(part));
  }
}

interface ActivityFixtures {
  activities: ActivityPage;
  /** A player who has just registered; `page` is signed in as this player. */
  newcomer: Account;
}

/** The lobby's test on servers whose activities open by themselves. */
export const test = lobbyTest.extend<ActivityFixtures>({
  settings: withSettings({ AUTO_ACTIVITIES: 'true' }),
  activities: async ({ page, ownPlatform }, use) => use(new ActivityPage(page, ownPlatform)),
  newcomer: async ({ page, ownPlatform }, use) => {
    const player = await makePlayer(ownPlatform);
    await signIn(page, ownPlatform, player);
    await use(player);
  },
});
