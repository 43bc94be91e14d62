import { expect } from '@playwright/test';
import { WITH_MOTION } from '#tests/support/browser.ts';
import { CUSTOMER_SERVICES, SERVICE_ADDRESS } from '#tests/support/pages/customer-services.ts';
import { test } from '#tests/support/pages/test.ts';

const KNOWN_LINKS = ['facebook', 'telegram', 'instagram', 'tiktok', 'youtube'];

for (const market of ['ph', 'th'] as const) {
  test.describe(`the footer in the market ${market}`, () => {
    test.use({ market });

    test('has every part of the specification [home.footer.texts] [home.footer.app]', async ({
      home,
      t,
    }) => {
      const { footer: words } = t;
      await home.open();
      for (const text of [
        words.aboutText,
        words.friends,
        words.friendsText,
        words.like,
        words.likeText,
        words.service,
        words.share,
        words.app,
        words.android,
        words.ios,
      ]) {
        await expect(home.footer.getByText(text, { exact: true }).first()).toBeVisible();
      }
      const download = home.footer.getByRole('region', { name: words.app });
      await expect(download).toContainText('56MB');
      await expect(download).toContainText('Android 7.0');
      await expect(home.footer).toContainText(t.common.ageNotice);
    });

    test('links only to networks with a known id and an address', async ({ home, t }) => {
      await home.open();
      const links = home.footer.getByRole('region', { name: t.footer.share }).getByRole('link');
      const wanted = KNOWN_LINKS.map((name) => `https://www.example.com/${name}/parola-${market}`);
      await expect(links).toHaveCount(wanted.length);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(wanted);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });
  });
}

test('only services that are online have a green dot [home.footer.services] [data.customer-service] [auth.customer-service] [api.customer-service-list]', async ({
  home,
  t,
}) => {
  await home.open();
  const services = home.footer.getByRole('region', { name: t.footer.service });
  await expect(services.getByRole('link')).toHaveCount(CUSTOMER_SERVICES.length);
  for (const [name, isOnline] of CUSTOMER_SERVICES) {
    const entry = services.getByRole('link', { name: new RegExp(`^${name}`) });
    const state = isOnline ? t.footer.online : t.footer.offline;
    await expect(entry).toHaveAccessibleName(new RegExp(state));
    await expect(entry.locator('[class*="online"]')).toHaveCount(isOnline ? 1 : 0);
    await expect(entry).toHaveAttribute('href', SERVICE_ADDRESS);
  }
});

test('TOP scrolls back to the tabs [home.footer.top]', async ({ page, home, t }) => {
  await home.open();
  const top = home.footer.getByRole('button', { name: t.footer.topLabel });
  await top.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await top.click();
  await expect(home.tab('hot')).toBeInViewport();
  await expect.poll(() => home.gameLink(0).or(home.cards.first()).boundingBox()).not.toBeNull();
  await expect(home.cards.first()).toBeInViewport();
});

test.describe('without reduced motion', () => {
  test.use(WITH_MOTION);

  test('TOP scrolls smoothly [home.footer.top]', async ({ page, home, t }) => {
    await home.open();
    const top = home.footer.getByRole('button', { name: t.footer.topLabel });
    await top.scrollIntoViewIfNeeded();
    const start = await page.evaluate(() => scrollY);
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(globalThis, { places });
      document.addEventListener('scroll', () => places.push(scrollY));
    });
    // The scroll to the button may end only now.
    const rested = page.evaluate(
      (from) =>
        new Promise<void>((resolve) =>
          document.addEventListener('scrollend', () => {
            if (scrollY < from / 2) resolve();
          }),
        ),
      start,
    );
    await top.click();
    await rested;
    await expect(home.tab('hot')).toBeInViewport();
    const places = await page.evaluate(() => Reflect.get(globalThis, 'places') as number[]);
    expect(new Set(places).size).toBeGreaterThan(3);
    // No step is a jump. One may go back a little: the browser makes up for shelves that are drawn meanwhile.
    const steps = places.map((place, at) => (places[at - 1] ?? start) - place);
    expect(Math.max(...steps)).toBeLessThan(start / 2);
  });
});

test('the app buttons explain how to get the app [home.footer.app]', async ({ page, home, t }) => {
  await home.open();
  const download = home.footer.getByRole('region', { name: t.footer.app });
  await download.getByRole('button', { name: t.footer.ios }).click();
  await expect(page.locator('[data-overlay="ios-hint"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await download.getByRole('button', { name: t.footer.android }).click();
  await expect(page.locator('[data-overlay="install-help"]')).toBeVisible();
});

test('the footer is shown only below the hot games [home.tabs.hot]', async ({ home }) => {
  await home.open();
  await expect(home.footer).toBeAttached();
  await home.chooseCategory(1);
  await expect(home.footer).toHaveCount(0);
});
