/** The campaign of a visitor (spec §7, `outUrl`). */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { freshAccount, showPlayer } from '#tests/support/pages/account-steps.ts';
import type { RegisterPage } from '#tests/support/pages/account-forms.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';

/** Registers, and returns what was reported of the campaign. */
async function registerAndRead(page: Page, register: RegisterPage, account: string) {
  const sending = page.waitForRequest(`**${endpoints.accountRegister.path}`);
  await register.register({ account, password: 'lantern2026' });
  const { outUrl } = (await sending).postDataJSON() as { outUrl: string };
  await expect(page).toHaveURL('/lobby/home');
  await expect(page.locator('[data-balance]').first()).toBeVisible();
  return Object.fromEntries(new URLSearchParams(outUrl));
}

test('a registration reports the shared link’s campaign and credits its sender', async ({
  page,
  home,
  register,
  ownPlatform,
  baseURL,
}) => {
  const sender = await showPlayer(ownPlatform, (await makePlayer(ownPlatform)).account);
  const campaign = {
    outValue: sender.inviteCode,
    pid: '7001',
    install_referrer: 'h5',
    share_referrer: '2',
    utm_source: 'night market & co',
    utm_campaign: 'ตลาด 🏮',
    fbclid: 'click-1',
  };
  const query = new URLSearchParams({ ...campaign, email: 'me@example.com', token: 'secret' });
  await home.open(`/?${query.toString()}`);
  // A later visit without parameters keeps them.
  await page.goto('/lobby/home');
  await home.isReady();
  await page.goto('/register');
  const account = freshAccount();
  const stored = await registerAndRead(page, register, account);
  expect(stored).toMatchObject({ ...campaign, page_url: `${baseURL}/` });
  expect(stored['user_agent']).toContain('Chrome');
  expect(JSON.stringify(stored)).not.toMatch(/me@example|secret/);
  expect((await showPlayer(ownPlatform, account)).pid).toBe(sender.playerId);
});

test('without a proxy a registration reports only the inviter', async ({
  page,
  register,
  ownPlatform,
}) => {
  const sender = await showPlayer(ownPlatform, (await makePlayer(ownPlatform)).account);
  await page.goto(`/register?outValue=${sender.inviteCode}&utm_source=x`);
  const account = freshAccount();
  const stored = await registerAndRead(page, register, account);
  expect(stored).toEqual({ outValue: sender.inviteCode });
  expect((await showPlayer(ownPlatform, account)).pid).toBe(sender.playerId);
});

test('a registration without an invitation credits nobody', async ({
  page,
  register,
  ownPlatform,
}) => {
  await page.goto('/register');
  const account = freshAccount();
  expect(await registerAndRead(page, register, account)).toEqual({ outValue: '' });
  expect((await showPlayer(ownPlatform, account)).pid).toBeNull();
});
