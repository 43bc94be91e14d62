/** Rewards for following, and for binding a mobile (spec §3, task types 2, 4 and 13; activity 21). */
import { expect, type Page } from '@playwright/test';
import { followRewards as t } from '#features/follow-rewards/texts/en-PH.ts';
import { closeByEscape } from '#tests/support/pages/escape.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { changeLobbyAnswer } from '#tests/support/pages/platform-answers.ts';
import { test } from '#tests/support/pages/test.ts';

const PAGE = 'https://www.example.com/facebook/parola-ph';

/** Makes the server serve one banner, which opens the dialog. */
const serveBanner = (page: Page) =>
  changeLobbyAnswer(page, (answer) => {
    const [banner] = answer['appLobbyAdConfigList'] as object[];
    answer['appLobbyAdConfigList'] = [{ ...banner, id: 900, clickType: 1, clickAction: '21' }];
  });

test('following the page gives its reward once [enum.activity.follow-rewards]', async ({
  page,
  context,
  home,
  player: _player,
}) => {
  await context.route(PAGE, (route) => route.fulfill({ body: 'the page' }));
  await serveBanner(page);
  await home.open();
  await expect(home.balance).toContainText('₱1,234.56');
  await home.carousel.front.getByRole('button').click();
  const sheet = page.locator('[data-overlay="follow-rewards"]');
  const rows = sheet.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expectUsableInBothThemes(page, 'follow rewards');

  const row = rows.filter({ hasText: 'Follow our page' });
  const link = row.getByRole('link');
  await expect(link).toHaveAttribute('href', PAGE);
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const opened = context.waitForEvent('page');
  await link.click();
  await (await opened).close();
  await row.getByRole('button', { name: 'Claim: Follow our page' }).click();

  const reward = page.locator('[data-overlay="reward"]');
  await expect(reward).toContainText('₱3.00');
  await closeByEscape(reward);
  await expect(row).toHaveAttribute('data-state', 'claimed');
  await expect(rows.filter({ hasText: 'channel' }).getByRole('link')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(home.balance).toContainText('₱1,237.56');
});

test('a visitor can follow, and signs in for the reward', async ({ page, home }) => {
  await serveBanner(page);
  await home.open();
  await home.carousel.front.getByRole('button').click();
  const sheet = page.locator('[data-overlay="follow-rewards"]');
  await expect(sheet.getByRole('listitem').first()).toContainText('₱3 bonus');
  await expect(sheet.getByRole('listitem').first().getByRole('link')).toHaveAttribute('href', PAGE);
  await sheet.getByRole('link', { name: t.login }).click();
  await expect(page).toHaveURL('/login');
  await expect(sheet).toHaveCount(0);
});

test('/bind shows the reward of binding', async ({ page, player: _player }) => {
  await page.goto('/bind');
  await expect(page.locator('[data-screen="bind"]')).toContainText('₱10 bonus');
});
