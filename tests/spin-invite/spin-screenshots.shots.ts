/** Screenshots of the wheel, its dialog, the share sheet and the invitation screen. */
import { expect } from '@playwright/test';
import { spinInvite as inEnglish } from '#features/spin-invite/texts/en-PH.ts';
import { spinInvite as inThai } from '#features/spin-invite/texts/th-TH.ts';
import { invitation as invitationInEnglish } from '#features/invitation/texts/en-PH.ts';
import { invitation as invitationInThai } from '#features/invitation/texts/th-TH.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LARGE, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

inLooks(test, [DARK, LIGHT, THAI, NARROW, LARGE], ({ look, isThai }) => {
  const t = isThai ? inThai : inEnglish;
  const words = isThai ? invitationInThai : invitationInEnglish;

  test.beforeEach(async ({ page, ownPlatform }) => {
    await signIn(page, ownPlatform, await makePlayer(ownPlatform));
  });

  test('the wheel', async ({ page }) => {
    await page.goto('/activity/spin');
    const screen = page.locator('[data-screen="spin"]');
    await screen.getByRole('button', { name: t.wheel.start }).click();
    const spin = screen.getByRole('button', { name: t.wheel.spin, exact: true });
    await expect(spin).toBeVisible();
    await shoot(page, `spin-${look}-2-joined`);
    await spin.click();
    await expect(screen.getByRole('button', { name: t.wheel.invite })).toBeVisible();
    await expect(screen.getByText(t.wheel.none)).toBeVisible();
    await shoot(page, `spin-${look}-3-spun`);
    await screen.getByText(t.terms.title).click();
    await screen.getByRole('tablist').scrollIntoViewIfNeeded();
    await page.screenshot({ path: `test-results/shots/spin-${look}-4-all.png`, fullPage: true });
    await screen.getByRole('button', { name: t.wheel.invite }).click();
    await expect(page.locator('[data-overlay="share"]')).toBeVisible();
    await shoot(page, `spin-${look}-5-share`);
  });

  test('the invitation', async ({ page }) => {
    await page.goto('/lobby/invitation');
    await expect(page.getByText(words.friends.none, { exact: true })).toBeVisible();
    await shoot(page, `invitation-${look}-1`);
    await page.screenshot({
      path: `test-results/shots/invitation-${look}-2.png`,
      fullPage: true,
    });
  });

  test('the pieces', async ({ page }) => {
    await page.goto('/test');
    await page.locator('[data-preview$="/spin-invite-dialog.preview.tsx"] summary').click();
    await page.getByRole('button', { name: 'Open the spin invite' }).click();
    const dialog = page.locator('[data-overlay="spin-invite"]');
    await expect(dialog.getByRole('button', { name: t.intro.get })).toBeVisible();
    await shoot(page, `dialog-${look}-1-intro`);
    await dialog.getByRole('button', { name: t.intro.get }).click();
    await expect(dialog.getByText(t.result.title)).toBeVisible();
    await shoot(page, `dialog-${look}-2-result`);
    await page.reload();
    await page.locator('[data-preview$="/spin-invite-dialog.preview.tsx"] summary').click();
    await page.getByRole('button', { name: 'Open the spin invite' }).click();
    await expect(dialog.getByText(t.lucky.title)).toBeVisible();
    await shoot(page, `dialog-${look}-3-progress`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.locator('[data-preview$="/wheel.preview.tsx"] summary').click();
    await expect(page.getByText('large amounts')).toBeVisible();
    await page.screenshot({ path: `test-results/shots/wheel-${look}.png`, fullPage: true });
  });
});
