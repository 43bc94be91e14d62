/** The router and its screens: loaded when something needs them, else once the first screen is complete. */
import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/pages/test.ts';

const LATER = /\/assets\/later-.*\.js$/;
const SCREENS = /\/assets\/settled-.*\.js$/;

/** A page that never becomes idle. */
async function stayBusy(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { hasAsked: (files: RegExp) => asked.some((url) => files.test(url)) };
}

test(
  'a link that is followed before the lobby is complete loads the screens',
  { tag: '@gate' },
  async ({ page, home, t, login }) => {
    const code = await stayBusy(page);
    await page.goto('/');
    await expect(home.cards.first()).toBeVisible();
    await expect.poll(() => code.hasAsked(LATER)).toBe(true);
    expect(code.hasAsked(SCREENS)).toBe(false);
    await home.header.getByRole('link', { name: t.home.header.login }).click();
    await expect(login.screen).toBeVisible();
    expect(code.hasAsked(SCREENS)).toBe(true);
  },
);

test('a menu that is opened before the lobby is complete loads them', async ({ page, home }) => {
  const code = await stayBusy(page);
  await page.goto('/');
  await expect(home.cards.first()).toBeVisible();
  expect(code.hasAsked(SCREENS)).toBe(false);
  await home.openMenu();
  expect(code.hasAsked(SCREENS)).toBe(true);
});
