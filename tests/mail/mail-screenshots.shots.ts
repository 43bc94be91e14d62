/** Screenshots of rewards, tasks and mail; see screenshots.shots.ts. */
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/demo/players/demo-account.ts';
import { MAIL_ACCOUNT } from '#server/demo/scenarios/mail-scenarios.ts';
import { TASK_ACCOUNT } from '#server/demo/scenarios/task-scenarios.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { shoot } from '#tests/support/pages/shoot.ts';
import { DARK, LIGHT, NARROW, THAI, inLooks } from '#tests/support/pages/shot-looks.ts';
import { test } from '#tests/support/pages/test.ts';

inLooks(test, [DARK, LIGHT, THAI, NARROW], ({ look }) => {
  test('the reward dialog', async ({ page, player: _player }) => {
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
    await ownPlatform.operator('scenario/apply', { name: 'tasks-claimable' });
    await signIn(page, ownPlatform, { account: TASK_ACCOUNT, password: DEMO_PASSWORD });
    await page.goto('/profile/task');
    await expect(page.locator('[data-task]').first()).toBeVisible();
    await shoot(page, `tasks-${look}-1`);
    await page.mouse.wheel(0, 700);
    await shoot(page, `tasks-${look}-2`);
  });

  test('mail', async ({ page, ownPlatform }) => {
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
