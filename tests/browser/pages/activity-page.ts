/** A platform whose activities come up by themselves, and what a test does with them. */
import { expect, type Locator, type Page } from '@playwright/test';
import { localKeys, sessionKeys } from '#config/storage-keys.ts';
import { endpoints } from '#contract/endpoints.ts';
import { ActivityId } from '#domain/activity.ts';
import { withSettings } from '#tests/support/browser.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { closeByEscape } from './escape.ts';
import { makePlayer, type Account } from './operator-steps.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { test as lobbyTest } from './test.ts';

/** Those that come up by themselves, in the order in which they do (spec §4, "Activity modal"). */
export const QUEUE = [
  ActivityId.notice,
  ActivityId.signUpBonus,
  ActivityId.accumulatedRecharge,
] as const;

const OVERLAYS: Readonly<Record<number, string>> = {
  [ActivityId.notice]: 'notice',
  [ActivityId.signUpBonus]: 'sign-up-bonus',
  [ActivityId.accumulatedRecharge]: 'accumulated-recharge',
};

/** In the name of the file that brings activities up. */
const CODE = 'follow-activities';

/** The dialogs of activities in a page. */
export class ActivityPage {
  readonly page: Page;
  readonly platform: PlatformProcess;
  /** Whatever of the queue is up. */
  readonly dialogs: Locator;
  /** What the page has fetched since it was opened or loaded again. */
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

  /** Only these activities run from now on; nobody is too early for them. */
  async runOnly(ids: readonly number[]): Promise<void> {
    for (const id of QUEUE) {
      await this.platform.operator('activity/set', {
        id,
        running: ids.includes(id),
        'beginner-time': 0,
      });
    }
  }

  /** This activity's dialog is there, and no other. */
  async isAlone(id: number): Promise<void> {
    // A cold platform draws its pictures first, and the queue waits for the page to be loaded.
    await expect(this.dialog(id)).toBeVisible();
    await expect(this.page.locator('[data-overlay]')).toHaveCount(1);
  }

  async close(id: number): Promise<void> {
    await closeByEscape(this.dialog(id));
  }

  /** The activities of these numbers come up and are closed, one after the other. */
  async bringsUp(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      await this.isAlone(id);
      await this.close(id);
    }
  }

  /** What came up in this tab so far. */
  shown(): Promise<unknown> {
    return this.page.evaluate(
      (key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown,
      sessionKeys.activityIds,
    );
  }

  /** What the phone remembers of each. */
  marks(): Promise<unknown> {
    return this.page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}') as unknown,
      localKeys.activityMarks,
    );
  }

  /**
   * Nothing is up, nor about to be: the queue's code is there and has had its turn.
   * @param hasAsked it has had the platform's answer too
   * @param hasDecided it has had the last answer that it judges by: how the player is protected
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

  /** Whether the page has the queue's code. */
  get hasCode(): boolean {
    return this.#has(CODE);
  }

  #has(part: string): boolean {
    return this.#fetched.some((url) => url.includes(part));
  }
}

interface ActivityFixtures {
  activities: ActivityPage;
  /** A player who registered just now, whom `page` is signed in as. */
  newcomer: Account;
}

/** The lobby's test on platforms whose activities come up by themselves. */
export const test = lobbyTest.extend<ActivityFixtures>({
  settings: withSettings({ AUTO_ACTIVITIES: 'true' }),
  activities: async ({ page, ownPlatform }, use) => use(new ActivityPage(page, ownPlatform)),
  newcomer: async ({ page, ownPlatform }, use) => {
    const player = await makePlayer(ownPlatform);
    await signIn(page, ownPlatform, player);
    await use(player);
  },
});
