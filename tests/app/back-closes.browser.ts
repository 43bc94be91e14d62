/** Back closes what is open above the screen before it leaves the screen (docs/decisions/0007). */
import { expect, type Page } from '@playwright/test';
import { accumulatedRecharge } from '#features/accumulated-recharge/texts/en-PH.ts';
import { RechargeDialog } from '#tests/support/pages/bonus-dialogs.ts';
import { test } from '#tests/support/pages/test.ts';

const overlay = (page: Page, name: string) => page.locator(`[data-overlay="${name}"]`);

/** Opens the lobby from the app's about page, so that Back from the lobby leads there. */
async function comeFromAbout(page: Page): Promise<void> {
  await page.goto('/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await page.goto('/lobby/home');
}

/** Checks that Back closes the overlay and stays at its address. */
async function closesByBack(page: Page, name: string): Promise<void> {
  await expect(overlay(page, name)).toBeVisible();
  const address = page.url();
  await page.goBack();
  await expect(overlay(page, name)).toHaveCount(0);
  expect(page.url()).toBe(address);
}

const leavesByBack = async (page: Page): Promise<void> => {
  await page.goBack();
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
};

test('a side menu, and a page opened from it', { tag: '@gate' }, async ({ page, home }) => {
  await comeFromAbout(page);
  await home.isReady();
  await home.openMenu();
  await closesByBack(page, 'side-menu');
  await expect(home.header.getByRole('button', { name: home.t.home.header.menu })).toBeFocused();

  const menu = await home.openMenu();
  await menu.getByRole('link', { name: home.t.menu.service }).click();
  await expect(page.locator('[data-screen="service"]')).toBeVisible();
  await page.goBack();
  await home.isReady();
  await expect(overlay(page, 'side-menu')).toHaveCount(0);
  await leavesByBack(page);
});

test('a menu that was closed by its button leaves no history entry', async ({ page, home }) => {
  await comeFromAbout(page);
  await home.isReady();
  for (const _time of [1, 2]) {
    const menu = await home.openMenu();
    await menu.getByRole('button', { name: home.t.common.close }).click();
    await expect(menu).toHaveCount(0);
  }
  await leavesByBack(page);
});

test('a sheet', async ({ page, home, hotGame }) => {
  await comeFromAbout(page);
  await home.isReady();
  await home.gameLink(hotGame.id).click({ button: 'right' });
  await closesByBack(page, 'game-info');
  await expect(home.gameLink(hotGame.id)).toBeFocused();
  await leavesByBack(page);
});

test('a sheet that changes the address: the selection remains', async ({
  page,
  player: _player,
  t,
}) => {
  await page.goto('/about');
  await page.goto('/search');
  await page.getByRole('button', { name: t.search.filters, exact: true }).click();
  const sheet = overlay(page, 'game-filters');
  await sheet.getByRole('button', { name: t.home.tabs.type2 }).click();
  await expect(page).toHaveURL(/category=2/);
  await closesByBack(page, 'game-filters');
  await page.reload();
  await expect(page).toHaveURL(/category=2/);
  await leavesByBack(page);
});

test('a dialog over a sheet, one after the other', async ({ page, player: _player }) => {
  const recharge = new RechargeDialog(page);
  await recharge.open();
  await recharge.dialog.getByRole('button', { name: accumulatedRecharge.help }).click();
  await closesByBack(page, 'accumulated-recharge-rules');
  await expect(recharge.dialog).toBeVisible();
  await recharge.dialog.getByRole('button', { name: accumulatedRecharge.help }).click();
  await expect(overlay(page, 'accumulated-recharge-rules')).toBeVisible();
  await closesByBack(page, 'accumulated-recharge-rules');
  await closesByBack(page, 'accumulated-recharge');
});

test('a sheet over the whole screen, with a payment page in it', async ({ page, deposit }) => {
  await page.goto('/about');
  await deposit.open();
  await deposit.openCashier();
  await closesByBack(page, 'deposit-sheet');
  await expect(deposit.part('waiting')).toBeVisible();
});

test('a payment page that navigated in its frame, with one press', async ({ page, deposit }) => {
  await page.goto('/about');
  await deposit.open();
  await deposit.openCashier();
  const frame = overlay(page, 'deposit-sheet').frameLocator('iframe');
  const before = await page.evaluate(() => history.length);
  await frame.locator('body').evaluate(() => (location.hash = 'step-2'));
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 2);
  await closesByBack(page, 'deposit-sheet');
  await expect(deposit.part('waiting')).toBeVisible();
  const order = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(order);
});

test('a page that was reloaded under an overlay, and not touched since, is left by one Back', async ({
  page,
  home,
}) => {
  await comeFromAbout(page);
  await home.isReady();
  await home.openMenu();
  await home.reload();
  await expect(overlay(page, 'side-menu')).toHaveCount(0);
  await home.isReady();
  await expect
    .poll(() => page.evaluate(() => 'parolaOverlay' in Object(history.state)))
    .toBe(false);
  await leavesByBack(page);
});

test('a page that was reloaded under an overlay is left by one Back', async ({ page, home }) => {
  await comeFromAbout(page);
  await home.isReady();
  await home.openMenu();
  await home.reload();
  await expect(overlay(page, 'side-menu')).toHaveCount(0);
  // The first overlay of the visit reuses the history entry that the earlier one has left.
  await home.openMenu();
  await closesByBack(page, 'side-menu');
  await leavesByBack(page);
});
