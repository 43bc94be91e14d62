import { expect } from '@playwright/test';
import { localKeys } from '#config/storage-keys.ts';
import { install } from '#features/install/texts/en-PH.ts';
import { WITH_WORKER } from '#tests/support/browser.ts';
import {
  controllerListens,
  expectQuiet,
  installSheet,
  makeOffer,
  offerChangesNothing,
} from '#tests/support/pages/install-offer.ts';
import { test } from '#tests/support/pages/test.ts';

test.use(WITH_WORKER);

const MINUTE = 60_000;
const DAY = 86_400_000;

const asked = () => (globalThis as unknown as { asked: number }).asked;

test('an install event before the app’s own script is stored and opens the sheet', async ({
  page,
  home,
}) => {
  let release = () => undefined as void;
  const isHeld = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/start-*.js', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/?utm_source=early', { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as unknown as Window).parolaEarly !== undefined);
  await makeOffer(page);
  await expect(page.locator('#shell')).toBeAttached();
  release();
  await expect(installSheet(page)).toBeVisible();
  await home.isReady();
  const landing = await page.evaluate(
    () => (globalThis as unknown as Window).parolaEarly?.landingUrl,
  );
  expect(landing).toContain('/?utm_source=early');
});

test('Cancel hides the sheet for a day, by the stored time [storage.install-sheet-time] [flow.install.sheet-buttons]', async ({
  page,
  home,
}) => {
  await home.open();
  await makeOffer(page);
  const sheet = installSheet(page);
  await sheet.getByRole('button', { name: install.sheet.cancel, exact: true }).click();
  await expect(sheet).toHaveCount(0);
  const key = localKeys.installSheetTime;
  const stored = await page.evaluate((name) => Number(localStorage.getItem(name)), key);
  expect(Math.abs(Date.now() - stored)).toBeLessThan(MINUTE);

  for (const [time, may] of [
    [String(Date.now() - DAY + MINUTE), false],
    [String(Date.now() - DAY - MINUTE), true],
    [String(Date.now() + DAY), true],
    ['NaN', true],
  ] as const) {
    await page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, time] as const);
    await home.reload();
    if (may) {
      await makeOffer(page);
      await expect(sheet, time).toBeVisible();
    } else {
      await offerChangesNothing(page);
    }
  }
});

test('the entry parameter hides the sheet, also when the router removed it [flow.install.sheet]', async ({
  page,
  home,
}) => {
  await home.open('/?entry=apk');
  await expect(page).toHaveURL(/\/lobby\/home$/);
  await offerChangesNothing(page);
  await home.reload();
  await offerChangesNothing(page);
  await home.open('/lobby/home');
  await makeOffer(page);
  await expect(installSheet(page)).toBeVisible();
});

test('Continue opens the browser’s prompt once, and a refusal counts as Cancel [overlays.add-to-desktop]', async ({
  page,
  home,
  t,
}) => {
  await home.open();
  await makeOffer(page);
  const sheet = installSheet(page);
  const proceed = sheet.getByRole('button', { name: install.sheet.proceed });
  await proceed.dblclick();
  expect(await page.evaluate(asked)).toBe(1);
  await expect(sheet).toContainText(install.sheet.prompting);
  await sheet.getByRole('button', { name: install.sheet.cancel, exact: true }).click();
  await expect(sheet).toHaveCount(0);

  await page.evaluate((key) => localStorage.removeItem(key), localKeys.installSheetTime);
  await home.reload();
  await makeOffer(page, 'dismissed');
  await proceed.click();
  await expect(sheet).toHaveCount(0);
  await home.reload();
  await offerChangesNothing(page);
  // The player's own tap ignores the prompt interval.
  await home.downloadBanner.getByRole('button', { name: t.home.download.action }).click();
  await expect(sheet).toBeVisible();
});

test('installing closes the sheet in every tab, and Install becomes Open', async ({
  page,
  context,
  home,
  t,
}) => {
  await home.open();
  const other = await context.newPage();
  await other.goto('/lobby/home');
  await controllerListens(other);
  await makeOffer(other);
  await expect(installSheet(other)).toBeVisible();
  await page.bringToFront();
  await page.evaluate((key) => localStorage.removeItem(key), localKeys.installSheetTime);
  await makeOffer(page, 'accepted');
  const sheet = installSheet(page);
  await sheet.getByRole('button', { name: install.sheet.proceed }).click();
  // The player's consent is not the browser's: the sheet does not claim an installation yet.
  await expect(sheet).toContainText(install.sheet.installing);
  await expect(home.downloadBanner.getByText(t.common.openApp)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(sheet).toHaveCount(0);
  await expect(installSheet(other)).toHaveCount(0);
  for (const tab of [page, other]) {
    const open = tab.getByRole('link', { name: t.common.openApp });
    await expect(open.first()).toHaveAttribute('href', '/lobby/home?source=pwa');
  }
});

test('the sheet waits while an overlay is open, and opens after it', async ({ page, home }) => {
  await home.open();
  await controllerListens(page);
  const menu = await home.openMenu();
  await makeOffer(page);
  await expect(installSheet(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(installSheet(page)).toBeVisible();
});

test('the sheet waits while a game is open, and opens after it', async ({
  page,
  home,
  player: _player,
}) => {
  await home.open();
  await controllerListens(page);
  await home.cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/start\?/);
  await offerChangesNothing(page);
  await page.goBack();
  await home.isReady();
  await expect(installSheet(page)).toBeVisible();
});

test('the sheet works when storage throws', async ({ page, home }) => {
  await page.addInitScript(() => {
    const fail = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: fail });
  });
  await home.open();
  await makeOffer(page);
  const sheet = installSheet(page);
  await sheet.getByRole('button', { name: install.sheet.cancel, exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await offerChangesNothing(page);
});

const STANDALONE = {
  'a display mode': () => {
    const ask = globalThis.matchMedia.bind(globalThis);
    globalThis.matchMedia = (query) =>
      ask(query.replace('(display-mode: minimal-ui)', '(min-width: 1px)'));
  },
  'navigator.standalone': () =>
    void Object.defineProperty(navigator, 'standalone', { value: true }),
  'an Android app as referrer': () =>
    void Object.defineProperty(document, 'referrer', { value: 'android-app://com.parola.app/' }),
} as const;

for (const [how, pretend] of Object.entries(STANDALONE)) {
  test(`nothing is offered inside the installed app, detected by ${how}`, async ({
    page,
    home,
    t,
  }) => {
    await page.addInitScript(pretend);
    await home.open();
    await expect(home.downloadBanner).toHaveCount(0);
    await offerChangesNothing(page);
    await expect(home.footer.getByRole('region', { name: t.footer.app })).toHaveCount(0);
    const menu = await home.openMenu();
    await expect(menu.getByRole('button', { name: t.menu.download })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectQuiet(page);
  });
}
