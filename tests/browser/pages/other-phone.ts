/** Other phones of a player who stops, and the time that passes on them. */
import { expect, type Browser, type Page } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { Account } from './operator-steps.ts';

/** Who stops is stopped on every other phone within so long. */
const STOPPED_WITHIN_MS = 5_000;
const MINUTE_MS = 60_000;

const ASKING = `**${endpoints.protection.path}`;

/** Waits for the next answer that tells how the player's protection stands. */
export const nextCheck = (page: Page) => page.waitForResponse(ASKING);

/** Another phone of the same player, at an address. Its clock can be stopped. */
export async function otherPhone(
  browser: Browser,
  platform: PlatformProcess,
  player: Account,
  address: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: platform.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.clock.install();
  await signIn(page, platform, player);
  await page.goto(address);
  return page;
}

/** Stops the phone's clock just after the player was found free to play: nothing is under way then. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE_MS);
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(endpoints.protection.path)) answers += 1;
  });
  // What was under way may have run out of time with the clock's jump: the next one answers.
  const pass = async () => {
    if (answers === 0) await page.clock.runFor(1_000);
    return answers;
  };
  await expect.poll(pass).toBeGreaterThan(0);
}

/**
 * Lets the time pass within which the phone has to ask. Only this one question is answered: what the
 * phone shows later, however slow the machine, it learnt in time.
 */
export async function passTheLimit(page: Page): Promise<void> {
  let asked = 0;
  await page.route(ASKING, async (route) => {
    asked += 1;
    if (asked === 1) await route.continue();
  });
  const asking = page.waitForRequest(ASKING);
  await page.clock.runFor(STOPPED_WITHIN_MS);
  await asking;
  await page.clock.resume();
}
