import type { Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { BindPage, ForgetPage, RegisterPage } from './account-forms.ts';
import { MemberPage } from './account-member.ts';
import { test as lobbyTest } from './test.ts';

interface AccountFixtures {
  register: RegisterPage;
  forget: ForgetPage;
  bind: BindPage;
  member: MemberPage;
}

/** The browser test with the account's page objects. */
export const test = lobbyTest.extend<AccountFixtures>({
  register: async ({ page, t }, use) => use(new RegisterPage(page, t)),
  forget: async ({ page, t }, use) => use(new ForgetPage(page, t)),
  bind: async ({ page, t }, use) => use(new BindPage(page, t)),
  member: async ({ page, t }, use) => use(new MemberPage(page, t)),
});

/**
 * Waits until a form counts a press as a new one: presses within 300 ms are one (spec §5). Call it after the
 * last press took effect.
 */
export async function untilDebounced(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction((start) => performance.now() - start > 300, since);
}

/** Waits for the last call of a player's start or sign-in, after which nothing is in flight. */
export const untilRefreshed = (page: Page): Promise<unknown> =>
  page.waitForResponse(`**${endpoints.lightRefresh.path}`);
