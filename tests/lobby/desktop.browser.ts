/** The lobby on a desktop, and on a phone held sideways: the tabs are a rail at the window's edge. */
import { invitation } from '#features/invitation/texts/en-PH.ts';
import { expect, type Locator } from '@playwright/test';
import { expectAmountsInside } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function boxOf(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (box === null) throw new Error('not in the page');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('uses the window: tabs at its edge, two banners, seven games in a row, and what is yours', async ({
  page,
  home,
  player: _player,
  t,
}) => {
  await home.open();
  const rail = await boxOf(page.getByRole('navigation', { name: t.common.tabs.label }));
  expect([rail.x, rail.y, rail.width, rail.height]).toEqual([0, 0, 96, 900]);

  await expect(home.carousel.front).toHaveCount(2);
  const [left, right] = [
    await boxOf(home.carousel.front.nth(0)),
    await boxOf(home.carousel.front.nth(1)),
  ];
  expect(left.y).toBe(right.y);
  expect(left.right).toBeLessThanOrEqual(right.x);
  expect(left.x).toBeGreaterThanOrEqual(rail.right);

  const rows = await home.cards.evaluateAll((cards) =>
    cards.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(rows.filter((top) => top === rows[0])).toHaveLength(7);

  // With the first key the rest loads: the shares of the balance, and the activities.
  await page.keyboard.press('Shift');
  const balance = page.locator('main [data-balance]').first();
  const tiles = page.locator('main [data-place]');
  await expect(balance).toHaveText('₱1,234.56');
  await expect(tiles.first()).toBeVisible();
  const side = await boxOf(tiles.first());
  const lastOfRow = await boxOf(home.cards.nth(6));
  expect(lastOfRow.right).toBeLessThanOrEqual(side.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('the banners go on in turn, two at a time, from the dots', async ({ home }) => {
  await home.open();
  await home.carousel.canSlide();
  await home.carousel.dots.nth(1).click();
  await expect(home.carousel.dots.nth(1)).toHaveAttribute('aria-current', 'true');
  const labels = await home.carousel.front.evaluateAll((slides) =>
    slides.map((slide) => Number.parseInt(slide.getAttribute('aria-label') ?? '', 10)),
  );
  expect(labels).toEqual([2, 3]);
});

test('has the form beside the sums of a deposit, and the activities beside their rewards', async ({
  page,
  player: _player,
  t,
}) => {
  await page.goto('/deposit');
  const rail = await boxOf(page.getByRole('navigation', { name: t.common.tabs.label }));
  await page.getByRole('button', { name: '₱500' }).first().click();
  const amount = await boxOf(page.locator('input[name="amount"]'));
  const pay = await boxOf(page.locator('main form button[type="submit"]'));
  expect(pay.x).toBeGreaterThanOrEqual(amount.right);
  expect(pay.bottom).toBeLessThanOrEqual(900);
  expect(amount.x).toBeGreaterThanOrEqual(rail.right);
  await expectAmountsInside(page, 'beside the form');

  await page.goto('/lobby/activity');
  const rewards = await boxOf(page.locator('#rewards-title'));
  const tiles = page.locator('main nav [data-place]');
  const [first, third] = [await boxOf(tiles.nth(0)), await boxOf(tiles.nth(2))];
  expect(third.y).toBe(first.y);
  expect(third.right).toBeLessThanOrEqual(rewards.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

test('has the friends beside the code that invites them', async ({ page, player: _player, t }) => {
  await page.goto('/lobby/invitation');
  const code = await boxOf(page.locator('main').getByRole('img').first());
  const friends = await boxOf(page.getByRole('heading', { name: invitation.friends.title }));
  expect(friends.x).toBeGreaterThan(code.right);
  expect(friends.y).toBeLessThan(code.bottom);
  await page.setViewportSize({ width: 844, height: 390 });
  const rail = await boxOf(page.getByRole('navigation', { name: t.common.tabs.label }));
  const main = await boxOf(page.locator('main'));
  expect(main.x).toBeGreaterThanOrEqual(rail.right);
  expect(main.right).toBeLessThanOrEqual(844);
});

test('has the details of a record beside the list', async ({ page, player: _player }) => {
  await page.goto('/record/transaction');
  const row = await boxOf(page.locator('[data-record]').first());
  const detail = await boxOf(page.locator('main aside'));
  expect(detail.x).toBeGreaterThanOrEqual(row.right);
  expect(detail.width).toBeGreaterThan(300);
  expect(detail.bottom).toBeLessThanOrEqual(900);
  await expect(page.locator('[data-record]').first()).toHaveAttribute('aria-current', 'true');
  await expectAmountsInside(page, 'beside the records');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
});

/** A player's own screens, each beside their list. */
const OWN_SCREENS = [
  '/lobby/member',
  '/lobby/invitation',
  '/deposit',
  '/withdrawal',
  '/record/transaction',
  '/profile/account',
  '/profile/bank',
  '/profile/vip',
  '/profile/week',
  '/responsible',
  '/responsible/records',
  '/responsible/limits',
  '/responsible/help',
  '/service',
  '/phone-storage',
] as const;

test('has the list of a player’s own screens at one place beside all of them', async ({
  page,
  player: _player,
  t,
}) => {
  const seen: { path: string; list: number; detail: number; width: number }[] = [];
  for (const path of OWN_SCREENS) {
    await page.goto(path);
    await expect(page.getByRole('complementary', { name: t.member.profile })).toContainText(
      t.member.withdraw,
    );
    const list = await boxOf(page.locator('[data-member-pane]'));
    const main = await boxOf(page.locator('main'));
    expect(main.x, path).toBeGreaterThanOrEqual(list.right);
    expect(main.right, path).toBeLessThanOrEqual(1440);
    seen.push({ path, list: list.x, detail: main.x, width: main.width });
  }
  const [first] = seen;
  expect(seen).toEqual(seen.map(({ path }) => ({ ...first, path })));
});

test.describe('a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test('has what is the player’s below the banners, beside the games', async ({
    page,
    home,
    player: _player,
  }) => {
    await home.open();
    await page.keyboard.press('Shift');
    const tiles = page.locator('main [data-place]');
    await expect(tiles.nth(3)).toBeVisible();
    const [news, first, second, card] = [
      await boxOf(home.news),
      await boxOf(tiles.nth(0)),
      await boxOf(tiles.nth(1)),
      await boxOf(home.cards.first()),
    ];
    expect(first.y).toBeGreaterThan(news.bottom);
    expect(second.y).toBe(first.y);
    expect(second.right).toBeLessThanOrEqual(card.x);
    await expectAmountsInside(page, 'beside the games');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(820);
  });
});

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('has its tabs at the side and its games in view', async ({ page, home, t }) => {
    await home.open();
    const rail = await boxOf(page.getByRole('navigation', { name: t.common.tabs.label }));
    expect([rail.x, rail.y, rail.width, rail.height]).toEqual([0, 0, 72, 390]);
    await expect(home.downloadBanner).toBeHidden();
    const card = await boxOf(home.cards.first());
    expect(card.x).toBeGreaterThanOrEqual(rail.right);
    expect(card.y).toBeLessThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
  });

  test('has the button of a deposit in view, whatever is chosen', async ({
    page,
    player: _player,
  }) => {
    await page.goto('/deposit');
    await page.getByRole('button', { name: '₱500' }).first().click();
    const pay = page.locator('main form button[type="submit"]');
    await expect(pay).toContainText('₱500.00');
    await expect(pay).toBeInViewport({ ratio: 1 });
    const amount = await boxOf(page.locator('input[name="amount"]'));
    expect((await boxOf(pay)).x).toBeGreaterThanOrEqual(amount.right);
    await page.getByRole('radio').last().scrollIntoViewIfNeeded();
    await expect(pay).toBeInViewport({ ratio: 1 });
  });

  test('has an account, its password and the button above the fold of the login', async ({
    page,
  }) => {
    await page.goto('/login');
    const account = await boxOf(page.locator('input[name="account"]'));
    const password = await boxOf(page.locator('input[name="password"]'));
    const submit = await boxOf(page.locator('main form button[type="submit"]'));
    expect(password.y).toBe(account.y);
    expect(submit.bottom).toBeLessThanOrEqual(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(844);
  });
});
