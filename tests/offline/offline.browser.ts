import { expect, type Page } from '@playwright/test';
import { WITH_WORKER, offline } from '#tests/support/browser.ts';
import { layoutShifts, watchLayoutShifts } from '#tests/support/layout-shifts.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { FAILED_REQUEST, isControlled, noticeOf } from '#tests/support/pages/offline-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { ageIn, fill } from '#tests/support/pages/texts.ts';

test.use(WITH_WORKER);

/** Checks that every visible icon has been drawn. */
const areIconsDrawn = (page: Page) =>
  expect
    .poll(() =>
      page.locator('[data-game-id] img').evaluateAll((images: HTMLImageElement[]) => {
        const inView = images.filter((img) => img.getBoundingClientRect().top < innerHeight);
        return inView.length > 0 && inView.every((img) => img.complete && img.naturalWidth > 0);
      }),
    )
    .toBe(true);

test.beforeEach(({ consoleErrors }) => consoleErrors.expect(FAILED_REQUEST));

test(
  'offline the lobby opens with hot games, icons and its age',
  { tag: '@gate' },
  async ({ page, context, home, t, market }) => {
    await home.open();
    await isControlled(page);
    // Icons of the first paint loaded before the worker: the second visit finds them cached.
    await home.reload();
    await areIconsDrawn(page);
    const before = await home.idsInView();

    await offline(context, async () => {
      await home.reload();
      expect(await home.idsInView()).toEqual(before);
      await areIconsDrawn(page);
      await expect(noticeOf(page, t.offline.works)).toContainText(
        fill(t.common.offline.banner, { age: ageIn(market, 0, 'second') }),
      );
      await expect(noticeOf(page, t.offline.works)).toContainText(t.offline.works);
      await home.chooseCategory(1);
    });
    await expect(page.getByText(t.offline.works)).toHaveCount(0);
  },
);

test('one visit is enough for an offline lobby with icons and banners', async ({
  page,
  context,
  home,
}) => {
  await home.open();
  await isControlled(page);
  await areIconsDrawn(page);
  const banners = page.locator('[aria-roledescription] img');
  const addresses = await banners.evaluateAll((images: HTMLImageElement[]) =>
    images.map(({ currentSrc }) => currentSrc),
  );
  expect(addresses.length).toBeGreaterThan(1);
  const areCached = async () =>
    page.evaluate(
      async (urls) =>
        (await Promise.all(urls.map((url) => caches.match(url, { ignoreVary: true })))).every(
          Boolean,
        ),
      addresses,
    );
  await expect.poll(areCached).toBe(true);
  await offline(context, async () => {
    await home.reload();
    await areIconsDrawn(page);
  });
});

test('offline nothing moves while the lobby opens from "/"', async ({ page, context, home, t }) => {
  await home.open();
  await isControlled(page);
  await watchLayoutShifts(page);
  await offline(context, async () => {
    await page.goto('/');
    await areIconsDrawn(page);
    await expect(noticeOf(page, t.offline.works)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
});

test('offline a player still sees name and balance', async ({
  page,
  context,
  home,
  ownPlatform,
}) => {
  await signIn(page, ownPlatform);
  await home.open();
  await isControlled(page);
  const balance = await home.balance.textContent();
  await offline(context, async () => {
    await home.reload();
    await expect(home.balance).toHaveText(balance ?? '');
  });
});

test('a screen opens offline once it was visited', async ({ page, context, t }) => {
  await page.goto('/about');
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await isControlled(page);
  await page.reload();
  await expect(page.locator('[data-screen="about"]')).toBeVisible();
  await offline(context, async () => {
    await page.goto('/about');
    await expect(page.locator('[data-screen="about"]')).toContainText(t.screens.about.text);
  });
});

test('an open page shows that it is offline, and refreshes when back online', async ({
  page,
  context,
  home,
  t,
}) => {
  await home.open();
  await isControlled(page);
  await offline(context, async () => {
    await expect(noticeOf(page, t.offline.works)).toContainText(t.offline.works);
  });
  await expect(page.getByText(t.offline.works)).toHaveCount(0);
  await expect(page.locator('[data-screen="problem"]')).toHaveCount(0);
});

test('the age of the lobby is updated', async ({ page, context, home, t, market }) => {
  await page.clock.install({ time: Date.UTC(2026, 10, 21, 1) });
  await home.open();
  await isControlled(page);
  await offline(context, async () => {
    await expect(noticeOf(page, t.offline.works)).toContainText(
      fill(t.common.offline.banner, { age: ageIn(market, 0, 'second') }),
    );
    await page.clock.fastForward('02:05:00');
    await expect(noticeOf(page, t.offline.works)).toContainText(
      fill(t.common.offline.banner, { age: ageIn(market, 2, 'hour') }),
    );
  });
});
