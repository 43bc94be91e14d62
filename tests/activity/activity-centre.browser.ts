/** The activity centre and its one list of rewards (spec §2 `/activity/index`, `/lobby/activity`). */
import { randomUUID } from 'node:crypto';
import { reward as rewardTexts } from '#features/reward/texts/en-PH.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { activityCentre as english } from '#features/activity-centre/texts/en-PH.ts';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { doubleText, expectInside, expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { createPlayerClient, type PlayerClient } from '#tests/support/pages/player-client.ts';
import { FAILED_REQUEST } from '#tests/support/pages/offline-steps.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { test } from '#tests/support/pages/test.ts';
import { fill } from '#tests/support/pages/texts.ts';

const screenOf = (page: Page) => page.locator('[data-screen="activities"]');
const rowOf = (page: Page, name: string) =>
  screenOf(page).locator('[data-reward]').filter({ hasText: name });

/** Signs the page in as a player of VIP 2, whose bonuses can be claimed. @returns that player's calls */
async function enterWithBonuses(page: Page, platform: PlatformProcess): Promise<PlayerClient> {
  const player = await makePlayer(platform, { coin: 100_000, vip: 2 });
  await signIn(page, platform, player);
  return createPlayerClient(platform, player);
}

test('claimable rewards come first, with their end; bonuses in progress show the remaining wagering [routes.lobby-activity]', async ({
  page,
  ownPlatform,
}) => {
  const client = await enterWithBonuses(page, ownPlatform);
  await client.call('redeemCode', { reqNo: randomUUID(), code: 'BONUS88' });
  const { claims } = await client.call('vipInfo');
  const claimable = claims.filter(({ isReceive }) => isReceive === 0);
  expect(claimable.length).toBeGreaterThan(1);

  await page.goto('/lobby/activity');
  const screen = screenOf(page);
  const states = screen.locator('[data-reward]');
  await expect(rowOf(page, 'VIP 2').first()).toContainText('₱');
  const shown = await states.evaluateAll((rows: HTMLElement[]) =>
    rows.map(({ dataset }) => dataset['state'] ?? ''),
  );
  expect(shown).toEqual(shown.toSorted());
  await expect(screen.locator('[data-reward^="vip-"]')).toHaveCount(claimable.length);
  const bonus = rowOf(page, rewardTexts.source.code);
  const bets = { left: '₱3,080', times: 35 };
  await expect(bonus).toContainText(fill(english.bets.left, bets));
  await screen.getByText(english.unlocking.title).click();
  await expect(bonus.getByRole('link')).toHaveAttribute('href', '/lobby/home');
  await expectUsableInBothThemes(page, 'the activity centre');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectInside(page, 'the activity centre at 320 px');

  const ready = screen.getByRole('region', { name: english.list.claimable });
  await ready
    .getByRole('button', { name: /^Claim ₱[\d,]+\.\d\d$/ })
    .first()
    .click();
  const given = page.getByRole('status').filter({ hasText: rewardTexts.title });
  await expect(given).toBeFocused();
  await expect(screen).toContainText(rewardTexts.newBalance);
  await expectUsableInBothThemes(page, 'what was claimed');
  await screen.getByRole('button', { name: rewardTexts.done, exact: true }).click();
  await expect(given).toHaveCount(0);
  await expect(screen.locator('[data-reward^="vip-"]')).toHaveCount(0);
});

test('a phone’s first view has all tiles and what claims everything; the whole is two views high', async ({
  page,
  ownPlatform,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ownPlatform);
  await page.goto('/lobby/activity');
  const screen = screenOf(page);
  const claimAll = screen.getByRole('button', { name: /^Claim ₱[\d,]+\.\d\d$/ });
  const bottomOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect(claimAll).toBeVisible();
  await expect(screen.locator('nav [data-place]')).toHaveCount(8);
  await expect(screen.locator('nav [data-place]', { hasText: 'ready' })).not.toHaveCount(0);
  const tabsTop = await page
    .getByRole('navigation', { name: enPH.common.tabs.label })
    .evaluate((tabs) => tabs.getBoundingClientRect().top);
  expect(await bottomOf(claimAll)).toBeLessThan(tabsTop);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2 * 844);
});

test('a bonus shows the wagering still to go; an activity that fails to load hides only its own rows', async ({
  page,
  consoleErrors,
  player: _player,
}) => {
  consoleErrors.expect(FAILED_REQUEST);
  const bet = { id: 1, amount: 10_000, createTime: Date.now() };
  await page.route(`**${endpoints.wagering.path}`, (route) =>
    route.fulfill({
      json: {
        errcode: 0,
        list: [
          { ...bet, source: 'mail', needBet: 100_000, doneBet: 25_000 },
          { ...bet, id: 2, source: 'of another platform', needBet: 100_001, doneBet: 0 },
          { ...bet, id: 3, source: 'vip', needBet: 'broken', doneBet: 0 },
        ],
      },
    }),
  );
  await page.route(`**${endpoints.vipInfo.path}`, (route) => route.abort());
  await page.goto('/lobby/activity');
  const running = screenOf(page).locator('[data-reward^="bets-"]');
  await expect(running).toHaveCount(2);
  await expect(running.and(page.locator('[data-reward="bets-2"]'))).toContainText(
    '10.1× wagering: ₱1,000.01 to go',
  );
  await expect(rowOf(page, rewardTexts.source.mail)).toContainText('10× wagering: ₱750 to go');
  await expect(screenOf(page).locator('[data-reward="bets-3"]')).toHaveCount(0);

  const partly = page.getByRole('status').filter({ hasText: english.list.partly });
  await expect(partly).toBeVisible();
  await page.unroute(`**${endpoints.vipInfo.path}`);
  await partly.getByRole('button').click();
  await expect(partly).toHaveCount(0);
});

test('countdowns follow the server’s clock, whatever the device’s clock says', async ({
  page,
  ownPlatform,
}) => {
  const client = await enterWithBonuses(page, ownPlatform);
  const { claims } = await client.call('vipInfo');
  const ends = claims.filter(({ isReceive, endTime }) => isReceive === 0 && endTime > 0);
  const soonest = Math.min(...ends.map(({ endTime }) => endTime));
  await page.clock.install({ time: soonest + 5 * 86_400_000 });
  await page.goto('/lobby/activity');
  const first = screenOf(page).locator('[data-state="claimable"]').first();
  await expect(first.getByRole('timer')).toHaveText(/^Ends in /);
  await expect(screenOf(page).locator('[data-state="expired"]')).toHaveCount(0);

  // The next answers come from a server on which it is over.
  await page.route('**/app/v1/**', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as object;
    await route.fulfill({ json: { ...body, serverTime: soonest + 1 } });
  });
  await page.reload();
  await expect(screenOf(page).locator('[data-state="expired"]').first()).toContainText('Ended');
});

test('a visitor sees the activities, and how to sign up [routes.activity-index]', async ({
  page,
  ownPlatform,
}) => {
  await page.goto(`${ownPlatform.url}/activity/index`);
  await expect(screenOf(page)).toContainText(english.visitor.text);
  await expect(
    screenOf(page).getByRole('link', { name: english.visitor.register }),
  ).toHaveAttribute('href', '/register');
  await expectUsableInBothThemes(page, 'the activity centre of a visitor');
});

/** Texts of the tiles that reach beyond the padding of their tile. */
const wideWords = (page: Page) =>
  page.locator('main [data-place] > span').evaluateAll((words) =>
    words.flatMap((around) => {
      const { right } = around.getBoundingClientRect();
      const edge = right - Number.parseFloat(getComputedStyle(around).paddingInlineEnd);
      const range = document.createRange();
      range.selectNodeContents(around);
      const isWide = [...range.getClientRects()].some((rect) => rect.right > edge + 1);
      return isWide ? [around.textContent] : [];
    }),
  );

/** At each width at which the lobby has a column of tiles. */
async function expectWordsInside(page: Page) {
  for (const width of [820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 1180 });
    await page.goto('/lobby/home');
    await page.keyboard.press('Shift');
    await expect(page.locator('main [data-place]', { hasText: /1,\d{3}/ })).toBeVisible();
    expect(await wideWords(page), `${width} px`).toEqual([]);
  }
}

test('what is ready is inside its narrow tile beside the games', async ({ page, ownPlatform }) => {
  await signIn(page, ownPlatform);
  await expectWordsInside(page);
});

test.describe('in Thai', () => {
  test.use({ market: 'th' });

  test('what is ready is inside its narrow tile beside the games', async ({
    page,
    ownPlatform,
  }) => {
    await signIn(page, ownPlatform);
    await expectWordsInside(page);
  });

  test('nothing overflows with doubled text', async ({ page, player: _player }) => {
    await doubleText(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/lobby/activity');
    await expect(screenOf(page).locator('h2')).toBeVisible();
    await expectInside(page, 'the activity centre in Thai');
  });
});
