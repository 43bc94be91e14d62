/** The reward dialog: its contents, and closing it by a tap beside it (spec §2, "Other overlays"). */
import { expect } from '@playwright/test';
import { reward as english } from '#features/reward/texts/en-PH.ts';
import { expectUsableInBothThemes } from '#tests/support/pages/looks.ts';
import { test } from '#tests/support/pages/test.ts';

test('each reward is shown in its unit; a tap beside it, Escape or Done closes it [overlays.reward]', async ({
  page,
  player: _player,
  lobby,
  t,
}) => {
  await page.goto('/test');
  await page.locator('summary', { hasText: /^reward dialog$/i }).click();
  const open = (state: string) =>
    page.getByRole('button', { name: `Open it: ${state}`, exact: true });
  const dialog = page.getByRole('dialog', { name: english.title });
  const items = dialog.getByRole('listitem');

  await open('several kinds').click();
  const boost = Object.values(lobby.appPropConfigMap).find(({ id }) => id === 1001);
  await expect(items).toHaveText([
    // Two rewards of money are one sum.
    `${t.member.rewards.bonus}₱1,234,767.89`,
    `${t.member.rewards.boost}+${boost?.num}%`,
    `${t.member.rewards.tickets}× 3`,
  ]);
  await expectUsableInBothThemes(page, 'rewards');
  const { x, y, width, height } = (await dialog.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(dialog).toBeVisible();
  await page.touchscreen.tap(x + width / 2, y / 2);
  await expect(dialog).toHaveCount(0);

  // With the keyboard, the focus returns to the pressed button.
  await open('coins').press('Enter');
  await expect(items).toHaveText([`${t.member.rewards.bonus}₱50.00`]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open('coins')).toBeFocused();

  // Longer content scrolls inside; the button stays in reach.
  await page.setViewportSize({ width: 320, height: 480 });
  await open('more than fits').click();
  await expectUsableInBothThemes(page, 'many rewards at 320 px');
  const done = dialog.getByRole('button', { name: english.done, exact: true });
  await expect(done).toBeInViewport({ ratio: 1 });
  await items.last().scrollIntoViewIfNeeded();
  await expect(items.last()).toBeInViewport();
  await done.click();
  await expect(dialog).toHaveCount(0);
});
