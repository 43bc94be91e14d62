/** Pictures of rewards, tasks and mail, as screenshots.shots.ts takes those of the lobby. */
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/demo-account.ts';
import { MAIL_ACCOUNT } from '#server/scenarios/mail-scenarios.ts';
import { TASK_ACCOUNT } from '#server/scenarios/task-scenarios.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { shoot } from './pages/shoot.ts';
import { test } from './pages/test.ts';

const LOOKS = [
  { look: 'dark', colorScheme: 'dark', width: 390, language: 'en-PH' },
  { look: 'light', colorScheme: 'light', width: 390, language: 'en-PH' },
  { look: 'thai', colorScheme: 'dark', width: 390, language: 'th-TH' },
  { look: 'narrow', colorScheme: 'light', width: 320, language: 'th-TH' },
] as const;

for (const { look, colorScheme, width, language } of LOOKS) {
  test.describe(look, () => {
    test.use({
      colorScheme,
      viewport: { width, height: width === 320 ? 640 : 844 },
    });

    test('the reward dialog', async ({ page, player: _player }) => {
      await page.addInitScript((id) => localStorage.setItem('parola.language', id), language);
      await page.goto('/test');
      await page.locator('summary', { hasText: /^reward dialog$/i }).click();
      const dialog = page.locator('[data-overlay="reward"]');
      for (const state of ['coins', 'several kinds', 'more than fits']) {
        await page.getByRole('button', { name: `Open it: ${state}`, exact: true }).click();
        await expect(dialog).toBeVisible();
        await shoot(page, `reward-${look}-${state.replaceAll(' ', '-')}`);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    });

    test('tasks', async ({ page, ownPlatform }) => {
      await page.addInitScript((id) => localStorage.setItem('parola.language', id), language);
      await ownPlatform.operator('scenario/apply', { name: 'tasks-claimable' });
      await signIn(page, ownPlatform, { account: TASK_ACCOUNT, password: DEMO_PASSWORD });
      await page.goto('/profile/task');
      await expect(page.locator('[data-task]').first()).toBeVisible();
      await shoot(page, `tasks-${look}-1`);
      await page.mouse.wheel(0, 700);
      await shoot(page, `tasks-${look}-2`);
    });

    test('mail', async ({ page, ownPlatform }) => {
      await page.addInitScript((id) => localStorage.setItem('parola.language', id), language);
      await ownPlatform.operator('scenario/apply', { name: 'mail-full' });
      await signIn(page, ownPlatform, { account: MAIL_ACCOUNT, password: DEMO_PASSWORD });
      for (const tab of ['message', 'gift', 'activity']) {
        await page.goto(`/profile/email?tab=${tab}`);
        await expect(page.locator('[data-mail]').first()).toBeVisible();
        await shoot(page, `mail-${look}-${tab}`);
        await page.locator('[data-mail]').first().click();
        const sheet = page.locator('[data-overlay="mail"]');
        await expect(sheet.locator('article')).toBeVisible();
        await shoot(page, `mail-${look}-${tab}-open`);
      }
    });
  });
}
