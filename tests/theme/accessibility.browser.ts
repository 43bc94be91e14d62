import { expect } from '@playwright/test';
import { signIn } from '#tests/support/sign-in.ts';
import { doubleText, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/test.ts';

const VISITOR_SCREENS = [
  '/login',
  '/service',
  '/about',
  '/responsible',
  '/responsible/help',
  '/phone-storage',
  '/register',
  '/no/such/place',
];

test('the visitor’s lobby', async ({ page, home }) => {
  await home.open();
  await expectUsableInBothThemes(page, 'hot');
  await home.tab('collect').click();
  await expectUsableInBothThemes(page, 'collect');
  await home.chooseCategory(1);
  await expectUsableInBothThemes(page, 'slots');
});

test('the lobby and the menu at 320 px', async ({ page, home }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await home.open();
  await expectUsableInBothThemes(page, 'home');
  await home.openMenu();
  await expectUsableInBothThemes(page, 'menu');
});

for (const market of ['ph', 'th'] as const) {
  for (const width of [320, 390]) {
    test.describe(`${market}, ${width} px, text twice as large`, () => {
      test.use({ market, viewport: { width, height: 844 } });

      test('the labels of the bottom bar are whole words in one line', async ({
        page,
        home,
        t,
      }) => {
        await doubleText(page);
        await home.open();
        const bar = page.getByRole('navigation', { name: t.common.tabs.label });
        const labels = await bar.getByRole('link').evaluateAll((links) =>
          links.map((link) => {
            const range = document.createRange();
            range.selectNodeContents(link.lastElementChild ?? link);
            const { left, right } = range.getBoundingClientRect();
            return { lines: range.getClientRects().length, left, right };
          }),
        );
        expect(labels).toHaveLength(5);
        expect(labels.map(({ lines }) => lines)).toEqual([1, 1, 1, 1, 1]);
        for (const [at, { left, right }] of labels.entries()) {
          expect(left).toBeGreaterThanOrEqual(labels[at - 1]?.right ?? 0);
          expect(right).toBeLessThanOrEqual(width);
        }
      });
    });
  }
}

test('the player’s lobby and menu', async ({ page, home, ownPlatform }) => {
  await signIn(page, ownPlatform);
  await home.open();
  await expect(home.balance).toBeVisible();
  await expectUsableInBothThemes(page, 'home');
  await home.openMenu();
  await expectUsableInBothThemes(page, 'menu');
});

test('the visitor’s screens', async ({ page }) => {
  for (const path of VISITOR_SCREENS) {
    await page.goto(path);
    await expect(page.locator('main[data-screen]')).toBeVisible();
    await expectUsableInBothThemes(page, path);
  }
});

test('the gallery [routes.gallery]', async ({ page, ownPlatform }) => {
  await signIn(page, ownPlatform);
  await page.goto('/test');
  await expect(page.locator('[data-preview]').first()).toBeVisible();
  await expectUsableInBothThemes(page, 'closed');
});

/** The gallery has more than a hundred previews: too many for one test on a busy machine. */
const GALLERY_PARTS = 4;

// The theme does not affect whether a preview renders.
for (let part = 0; part < GALLERY_PARTS; part += 1) {
  test(`every piece of the gallery opens, ${part + 1} of ${GALLERY_PARTS}`, async ({
    page,
    ownPlatform,
    consoleErrors,
  }) => {
    // Some previews show the fallback of a missing picture, or icons of made-up games.
    consoleErrors.expect(/\/(?:missing\.png|nothing\.webp|none\.svg|icon\/100\d_1\.avif)/);
    await signIn(page, ownPlatform);
    await page.goto('/test');
    const pieces = page.locator('[data-preview]');
    await expect(pieces.first()).toBeVisible();
    const all = await pieces.all();
    expect(all.length).toBeGreaterThan(GALLERY_PARTS);
    for (const piece of all.filter((_, index) => index % GALLERY_PARTS === part)) {
      const summary = piece.locator('summary').first();
      await summary.click();
      await expect(piece.locator('[data-state]').first()).toBeAttached();
      await expect(
        piece.getByRole('alert').filter({ hasText: 'couldn’t open this preview' }),
      ).toHaveCount(0);
      await summary.click();
    }
  });
}
