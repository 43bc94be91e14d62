/** A session that ends in the middle of something (spec §4: body code 401). */
import { expect, type Page, type Route } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { endSessions, freshMobile } from '#tests/support/pages/account-steps.ts';
import type { BindPage } from '#tests/support/pages/account-forms.ts';
import { HomePage } from '#tests/support/pages/home-page.ts';
import { test, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { countRequests, makePlayer, type Account } from '#tests/support/pages/operator-steps.ts';

interface BindingPlayer {
  page: Page;
  bind: BindPage;
  ownPlatform: PlatformProcess;
  player: Account;
}

/** Calls that can be in flight together. */
const HELD = [
  endpoints.redeemState.path,
  endpoints.sessions.path,
  endpoints.gameLike.path,
] as const;

/** Types a mobile to bind and submits after the session has ended. @returns the typed text */
async function typeAndExpire({ page, bind, ownPlatform, player }: BindingPlayer): Promise<string> {
  const mobile = freshMobile();
  await Promise.all([untilRefreshed(page), page.goto('/bind')]);
  await bind.mobile.fill(mobile);
  await endSessions(ownPlatform, player);
  await bind.send.click();
  return mobile;
}

test('login returns to the form, with its input [errors.session-expired]', async ({
  page,
  bind,
  login,
  ownPlatform,
  player,
  t,
}) => {
  const mobile = await typeAndExpire({ page, bind, ownPlatform, player });
  await expect(page).toHaveURL('/login?back=%2Fbind');
  await expect(login.screen.getByText(t.login.expired)).toBeVisible();
  await login.signIn(player);
  await expect(page).toHaveURL('/bind');
  await expect(bind.mobile).toHaveValue(mobile);
  await bind.send.click();
  await expect(bind.code).toBeVisible();
});

test('another player who signs in instead does not see the input', async ({
  page,
  bind,
  login,
  ownPlatform,
  player,
}) => {
  const mobile = await typeAndExpire({ page, bind, ownPlatform, player });
  await login.signIn(await makePlayer(ownPlatform));
  await expect(page).toHaveURL('/bind');
  await expect(bind.mobile).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    mobile,
  );
});

test('calls that fail together log out once, with one message', async ({
  page,
  home,
  login,
  member,
  ownPlatform,
  player: _player,
  t,
}) => {
  await Promise.all([untilRefreshed(page), member.open()]);
  const counts = await countRequests(ownPlatform);
  const held: Route[] = [];
  await page.route(
    (url) => HELD.some((path) => url.pathname === path),
    (route) => {
      held.push(route);
    },
  );
  // Two sheets send calls, one after the other, while nothing is answered; then a like is tapped.
  for (const name of ['redeem-code', 'sign-in-sessions'] as const) {
    const sheet = await member.askSheet(name);
    await sheet.getByRole('button', { name: t.common.close }).first().click();
    await expect(sheet).toHaveCount(0);
  }
  await page.goBack();
  await page.locator('nav a[href="/lobby/home"]').click();
  await home.cards.first().locator('[aria-pressed]').press('Enter');
  await expect.poll(() => held.length).toBe(HELD.length);
  const before = await page.evaluate(() => history.length);
  const json = { code: 401, errcode: 401, msg: 'session expired' };
  // The first answer ends the session; the app may abort the others before they are answered.
  await Promise.allSettled(held.map((route) => route.fulfill({ json })));

  await expect(page).toHaveURL('/login?back=%2Flobby%2Fhome');
  await expect(login.screen.getByText(t.login.expired)).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => history.length)).toBe(before);
  const { [endpoints.logout.path]: logOuts, [endpoints.accountLogin.path]: logIns } =
    await counts('/app/');
  expect([logOuts, logIns]).toEqual([undefined, undefined]);
});

test('other tabs follow an expired session and a new one', async ({
  context,
  page,
  home,
  member,
  login,
  ownPlatform,
  player,
  t,
}) => {
  const other = await context.newPage();
  const otherHome = new HomePage(other, t);
  await Promise.all([untilRefreshed(page), member.open()]);
  await Promise.all([untilRefreshed(other), otherHome.open()]);
  await expect(otherHome.balance).toBeVisible();
  await endSessions(ownPlatform, player);
  await member.refresh.click();
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fmember');
  await expect(otherHome.balance).toHaveCount(0);
  await expect(other).toHaveURL('/lobby/home');
  await login.signIn(await makePlayer(ownPlatform, { coin: 700 }));
  await expect(otherHome.balance).toHaveText('₱7.00');
  await expect(member.balance).toHaveText('₱7.00');
  expect(home.page).toBe(page);
});
