/**
 * Screenshots for people, not compared with anything: `SHOTS=1 npx playwright test` takes them and runs
 * nothing else; they are written to `test-results/shots`.
 */
import { expect, type Page } from '@playwright/test';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { HomePage } from '#tests/support/pages/home-page.ts';
import { noticeOf } from '#tests/support/pages/offline-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { test } from '#tests/support/pages/test.ts';

async function openAsPlayer(
  page: Page,
  home: HomePage,
  platform: Parameters<typeof signIn>[1],
): Promise<void> {
  await signIn(page, platform);
  await home.open();
  await expect(home.balance).toBeVisible();
}

test('visitor', async ({ page, home }) => {
  await home.open();
  await shoot(page, 'home-visitor');
  await home.chooseCategory(1);
  await shoot(page, 'slots');
  await home.tab('hot').click();
  await home.footer.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await shoot(page, 'footer');
});

test('player', async ({ page, home, ownPlatform }) => {
  await openAsPlayer(page, home, ownPlatform);
  await shoot(page, 'home-player');
  await home.openMenu();
  await shoot(page, 'menu');
});

test.describe('with the worker', () => {
  test.use(WITH_WORKER);

  test('offline', async ({ page, context, home, ownPlatform, consoleErrors, t }) => {
    consoleErrors.expect(/Failed to load resource|net::ERR_/);
    await openAsPlayer(page, home, ownPlatform);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await home.reload();
    await shoot(page, 'home-player-again');
    await offline(context, async () => {
      await home.reload();
      await expect(noticeOf(page, t.offline.works)).toBeVisible();
      await shoot(page, 'home-offline');
    });
  });
});

test('login', async ({ page, login }) => {
  await page.goto('/login');
  await expect(login.screen).toBeVisible();
  await shoot(page, 'login');
});

test.describe('light', () => {
  test.use({ colorScheme: 'light' });

  test('player', async ({ page, home, ownPlatform }) => {
    await openAsPlayer(page, home, ownPlatform);
    await shoot(page, 'home-light');
  });
});

test.describe('Thai', () => {
  test.use({ market: 'th' });

  test('player', async ({ page, home, ownPlatform }) => {
    await openAsPlayer(page, home, ownPlatform);
    await shoot(page, 'home-thai');
  });
});
