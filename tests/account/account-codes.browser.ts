/** Codes of login and registration (spec §8) that only a real server's state gives. */
import { expect } from '@playwright/test';
import { enPH } from '#i18n/texts/en-PH/all.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import { freshAccount } from '#tests/support/pages/account-steps.ts';
import { test, untilDebounced, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';
import { refusalIn, refusalText } from '#tests/support/pages/texts.ts';

const { login: texts } = enPH.errors;
const PASSWORD = 'lantern2026';

test('an account that is frozen during its session is logged out', async ({
  page,
  login,
  member,
  ownPlatform,
  player,
  t,
}) => {
  await Promise.all([untilRefreshed(page), member.open()]);
  await ownPlatform.operator('player/freeze', { reason: 'test', account: player.account });
  // The app may have asked by itself meanwhile, and left the screen.
  await member.refresh.click({ timeout: 5_000 }).catch(() => undefined);
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fmember');
  await expect(login.screen.getByText(t.login.expired)).toBeVisible();
});

test('an account with too many wrong passwords is locked for a time', async ({
  page,
  login,
  ownPlatform,
  t,
}) => {
  const player = await makePlayer(ownPlatform);
  await page.goto('/login');
  await login.enter({ ...player, password: 'wrongpassword' });
  for (let tries = 1; tries <= 10; tries += 1) {
    await untilDebounced(page);
    await login.submit.click();
    await expect(page.getByRole('alert')).toContainText(
      refusalIn(texts.wrongPassword, { code: 1019 }),
    );
    await expect(login.submit).toBeEnabled();
  }
  await login.enter(player);
  await untilDebounced(page);
  await login.submit.click();
  await expect(page.getByRole('alert')).toContainText(
    refusalIn(t.login.loginFailed, { code: 1203 }),
  );
});

test.describe('on a server that accepts no new players', () => {
  test.use({
    ownPlatform: async ({ market }, use) => {
      const platform = await startPlatform({ market });
      await use(platform);
      await platform.stop();
    },
  });

  test('the registration limits of device and network are explained', async ({
    page,
    register,
    ownPlatform,
  }) => {
    await page.goto('/register');
    for (const [scenario, text, code] of [
      ['ip-limit', texts.ipTaken, 1049],
      // If both limits are reached, the server reports the phone's.
      ['device-limit', texts.deviceTaken, 1018],
    ] as const) {
      await test.step(scenario, async () => {
        await ownPlatform.operator('scenario/apply', { name: scenario });
        await untilDebounced(page);
        await register.register({ account: freshAccount(), password: PASSWORD });
        await expect(page.getByRole('alert')).toHaveText(refusalText(text, { code }));
      });
    }
  });
});
