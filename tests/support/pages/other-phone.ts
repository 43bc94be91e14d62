/** Another phone of a player who takes a break, and its clock. */
import { expect, type Browser, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { Account } from './operator-steps.ts';

/** A break must take effect on the player's other phones within this time. */
const STOPPED_WITHIN_MS = 5_000;
const MINUTE_MS = 60_000;

const ASKING = `**${endpoints.protection.path}`;

/** Waits for the next answer about the player's protection status. */
export const nextCheck = (page: Page) => page.waitForResponse(ASKING);

/** Opens an address on another phone of the same player. Its clock can be stopped. */
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

/** Stops the phone's clock just after a check found the player free to play: nothing is in flight then. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE_MS);
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith(endpoints.protection.path)) answers += 1;
  });
  // The clock's jump may have timed out a request in flight: the next one answers.
  const pass = async () => {
    if (answers === 0) await page.clock.runFor(1_000);
    return answers;
  };
  await expect.poll(pass).toBeGreaterThan(0);
}

/**
 * Advances to the time by which the app must have checked. Only the first check is answered: what the page
 * shows later, however slow the machine, it learnt in time.
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
