/** Demos that a phone keeps: saved once, then played without a network, in a frame that can reach nothing. */
import { expect, type Page } from '@playwright/test';
import { gameDemo } from '#features/game-demo/texts/en-PH.ts';
import { phoneStorage } from '#features/phone-storage/texts/en-PH.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import {
  expectScreensCached,
  FAILED_REQUEST,
  isControlled,
} from '#tests/support/pages/offline-steps.ts';
import { countRequests } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { patternOf } from '#tests/support/pages/texts.ts';

test.use(WITH_WORKER);

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(FAILED_REQUEST));

/** Saves the demos on "On this phone". */
async function saveDemos(page: Page): Promise<void> {
  await page.goto('/phone-storage');
  await isControlled(page);
  await page.getByRole('button', { name: patternOf(phoneStorage.demos.keep) }).click();
  await expect(page.getByText(phoneStorage.demos.kept)).toBeVisible();
  await expectScreensCached(page, ['game-demo', 'discover']);
}

test('saved demos open offline from the lobby, and every round can be checked there', async ({
  page,
  context,
  home,
  t,
  consoleErrors,
}) => {
  // The page's own policy refuses what the test tries from inside.
  consoleErrors.expect(/Content Security Policy/);
  await home.open();
  await isControlled(page);
  await saveDemos(page);
  await home.open();
  await offline(context, async () => {
    await home.reload();
    const shelf = page.getByRole('region', { name: t.offline.demos });
    await page.keyboard.press('Shift');
    await shelf.scrollIntoViewIfNeeded();
    await shelf.getByRole('button').first().click();
    const sheet = page.locator('[data-overlay="game-demo"]');
    const game = sheet.frameLocator('iframe');
    const balance = game.locator('[data-balance]');
    await expect(balance).toHaveText(/10,000/);
    await expect(sheet.getByText(gameDemo.note)).toBeVisible();
    await game.locator('.action').click();
    await expect(game.locator('.action')).toBeEnabled();

    await test.step('its page has no origin and no connection', async () => {
      const frame = page.frames().find((one) => one.url().includes('/offline-demo/'));
      const reach = await frame?.evaluate(async () => {
        const fails = (work: () => unknown) =>
          Promise.resolve()
            .then(work)
            .then(
              () => 'reached',
              () => 'refused',
            );
        return {
          origin: self.origin,
          storage: await fails(() => localStorage.length),
          caches: await fails(() => caches.keys()),
          call: await fails(() => fetch('/app/v1/anonymous/appConfig', { method: 'POST' })),
        };
      });
      expect(reach).toEqual({
        origin: 'null',
        storage: 'refused',
        caches: 'refused',
        call: 'refused',
      });
    });

    await test.step('a round is repeated from its revealed seed', async () => {
      await game.getByRole('button', { name: 'Fairness' }).click();
      await game.getByRole('button', { name: 'Start a new seed' }).click();
      await expect(game.getByText('The new server seed matches the hash you saw.')).toBeVisible();
      await game.getByRole('button', { name: 'Close' }).click();
      await game.getByRole('button', { name: 'Rounds' }).click();
      await game.getByRole('button', { name: 'Check' }).first().click();
      await expect(game.locator('.check')).toContainText(
        'The server seed matches the hash you saw.',
      );
    });
  });
});

test('a saved game that is tapped offline offers its demo; removed demos are gone', async ({
  page,
  context,
  home,
  t,
  ownPlatform,
  player: _player,
}) => {
  await home.open();
  await isControlled(page);
  const counts = await countRequests(ownPlatform);
  await saveDemos(page);
  const card = page.locator('[data-demos="kept"]');
  const names = await card.getByRole('listitem').allTextContents();
  expect(names.length).toBeGreaterThan(3);
  const cut = await card
    .getByRole('listitem')
    .locator('span[dir="auto"]')
    .evaluateAll(
      (labels) => labels.filter((label) => label.scrollWidth > label.clientWidth).length,
    );
  expect(cut).toBe(0);

  await test.step('the next launch asks for the list once, and fetches no page again', async () => {
    const pages = (all: Readonly<Record<string, number>>) =>
      Object.keys(all).filter((path) => path.includes('/game/offline/')).length;
    const before = pages(await counts('/game/offline/'));
    expect(before).toBe(names.length);
    await home.open();
    await page.keyboard.press('Shift');
    await expect
      .poll(async () => Object.values(await counts(endpoints.offlineDemos.path)))
      .toEqual([3]);
    expect(Object.values(await counts('/game/offline/'))).toEqual(names.map(() => 1));
  });

  await offline(context, async () => {
    await page.goto('/start?gameId=1&brandId=1&typeId=1');
    const shelf = page.getByRole('region', { name: t.offline.demos });
    await expect(shelf.getByRole('button')).toHaveCount(names.length);
    await shelf.getByRole('button').nth(1).click();
    const sheet = page.locator('[data-overlay="game-demo"]');
    await expect(sheet.frameLocator('iframe').locator('[data-balance]')).toBeVisible();
    await page.goBack();
    await expect(sheet).toHaveCount(0);
  });

  await page.goto('/phone-storage');
  const row = page.locator('[data-storage-part="demos"]');
  await row.getByRole('button').click();
  await row.getByRole('button', { name: phoneStorage.remove }).click();
  await expect(
    page.getByRole('button', { name: patternOf(phoneStorage.demos.keep) }),
  ).toBeVisible();
  await expect(row).toHaveCount(0);
});
