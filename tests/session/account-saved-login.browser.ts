/** "Keep me logged in" (spec §3, saved login; §7, balance query). */
import { expect, type Page } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import type { PlatformProcess } from '#tests/support/platform-process.ts';
import { startPlatform } from '#tests/support/platform-process.ts';
import {
  changePassword,
  COUNTRY_CODE,
  endSessions,
  freshMobile,
} from '#tests/support/pages/account-steps.ts';
import { test as accountTest, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { tracesOf } from '#tests/support/pages/account-traces.ts';
import {
  countRequests,
  makePlayer,
  setFault,
  type Account,
} from '#tests/support/pages/operator-steps.ts';
import { readRecords } from '#tests/support/pages/stored.ts';
import type { LoginPage } from '#tests/support/pages/login-page.ts';

const LOGIN = endpoints.accountLogin.path;
const KEEP = /keep me logged in/i;
const SAVED = ['user.saved-login', 'user.sealing-key'];

const savedRecords = async (page: Page) =>
  Object.keys(await readRecords(page)).filter((key) => SAVED.includes(key));

type SavedPlayer = Account & { mobile: string };

/** Signs in a player with their own mobile through the form. */
async function arrive(
  { page, login, ownPlatform }: { page: Page; login: LoginPage; ownPlatform: PlatformProcess },
  isKept: boolean,
): Promise<SavedPlayer> {
  const mobile = freshMobile();
  const player = await makePlayer(ownPlatform, { coin: 500, mobile: COUNTRY_CODE.ph + mobile });
  await page.goto('/login?back=/lobby/member');
  const keep = login.screen.getByRole('checkbox', { name: KEEP });
  await expect(keep).not.toBeChecked();
  await keep.setChecked(isKept);
  // The member screen's own call is the last: a later call would notice the test's changes first.
  const lastAnswer = page.waitForResponse(`**${endpoints.identity.path}`);
  await Promise.all([untilRefreshed(page), lastAnswer, login.signIn(player)]);
  await expect(page).toHaveURL('/lobby/member');
  // The login is encrypted and stored in the background while the player continues.
  if (isKept) await expect.poll(() => savedRecords(page)).toEqual(SAVED);
  return { ...player, mobile };
}

interface SavedLoginFixtures {
  /** A player with a saved login, on the member screen. */
  savedPlayer: SavedPlayer;
}

const test = accountTest.extend<SavedLoginFixtures>({
  savedPlayer: async ({ page, login, member, ownPlatform }, use) => {
    const player = await arrive({ page, login, ownPlatform }, true);
    await member.isReady();
    await use(player);
  },
});

test('a saved login is encrypted: its password is readable nowhere [data.saved-login] [storage.saved-login]', async ({
  page,
  member,
  savedPlayer,
}) => {
  const { account, password } = savedPlayer;
  expect(await savedRecords(page)).toEqual(SAVED);
  const key = await page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('parola');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    return new Promise<object>((resolve) => {
      const got = opened.transaction('records').objectStore('records').get('user.sealing-key');
      got.addEventListener('success', () => {
        const { extractable, usages } = (got.result as { value: CryptoKey }).value;
        resolve({ extractable, usages });
      });
    });
  });
  expect(key).toEqual({ extractable: false, usages: ['encrypt', 'decrypt'] });
  await expect
    .poll(() => tracesOf(page, [account]))
    .toEqual([`IndexedDB user.session: ${account}`]);
  expect(await tracesOf(page, [password])).toEqual([]);
  await page.reload();
  await member.isReady();
  expect(await tracesOf(page, [password])).toEqual([]);
});

test('a saved login signs in again by itself, on the same screen [data.saved-login] [storage.saved-login] [api.balance]', async ({
  page,
  member,
  ownPlatform,
  savedPlayer,
}) => {
  const token = await page.evaluate(() => localStorage.getItem('parola.token'));
  await endSessions(ownPlatform, savedPlayer);
  const counts = await countRequests(ownPlatform);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await member.refresh.click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parola.token')))
    .not.toBe(token);
  await expect(member.balance).toHaveText('₱5.00');
  await expect(page).toHaveURL('/lobby/member');
  expect(visited).toEqual([]);
  expect((await counts(LOGIN))[LOGIN]).toBe(1);
  // The new session is valid, and the login stays saved.
  expect(await savedRecords(page)).toEqual(SAVED);
  await page.reload();
  await member.isReady();
  await expect(member.balance).toHaveText('₱5.00');
});

test('a saved login signs in again whichever query is the first to get a 401', async ({
  page,
  home,
  ownPlatform,
  t,
  savedPlayer,
}) => {
  await page.goto('/lobby/home');
  await home.isReady();
  await expect(home.balance).toBeVisible();
  await endSessions(ownPlatform, savedPlayer);
  const counts = await countRequests(ownPlatform);
  const menu = await home.openMenu();
  await menu.getByRole('link', { name: t.menu.transactions }).click();
  await expect(page).toHaveURL('/record/transaction');
  // The refused call is sent again by itself.
  const records = page.locator('[data-screen="transactions"]');
  await expect(records.locator('[data-record]').first()).toBeVisible();
  expect((await counts(LOGIN))[LOGIN]).toBe(1);
  await expect(page).toHaveURL('/record/transaction');
  expect(await savedRecords(page)).toEqual(SAVED);
});

test('a saved login signs in again at launch', async ({
  page,
  member,
  ownPlatform,
  savedPlayer,
}) => {
  await endSessions(ownPlatform, savedPlayer);
  await page.reload();
  await member.isReady();
  await expect(page).toHaveURL('/lobby/member');
  await expect(member.balance).toHaveText('₱5.00');
});

test('without a saved login the player is sent to the login, with the reason', async ({
  page,
  login,
  member,
  ownPlatform,
  t,
}) => {
  const player = await arrive({ page, login, ownPlatform }, false);
  await member.isReady();
  expect(await savedRecords(page)).toEqual([]);
  await endSessions(ownPlatform, player);
  await member.refresh.click();
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fmember');
  await expect(login.screen.getByText(t.login.expired)).toBeVisible();
});

test('a saved login whose password has changed is deleted, and the player is logged out', async ({
  page,
  login,
  member,
  ownPlatform,
  t,
  savedPlayer,
}) => {
  await changePassword(
    ownPlatform,
    { ...savedPlayer, password: 'another2027' },
    savedPlayer.mobile,
  );
  const counts = await countRequests(ownPlatform);
  await member.refresh.click();
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fmember');
  await expect(login.screen.getByText(t.login.expired)).toBeVisible();
  expect((await counts(LOGIN))[LOGIN]).toBe(1);
  expect(await savedRecords(page)).toEqual([]);
  expect(await tracesOf(page, [savedPlayer.account])).toEqual([]);
  await login.signIn({ ...savedPlayer, password: 'another2027' });
  await member.isReady();
});

test('an unreachable server leaves the saved login unchanged', async ({
  page,
  member,
  ownPlatform,
  consoleErrors,
  savedPlayer,
}) => {
  consoleErrors.expect(/Failed to load resource/);
  await endSessions(ownPlatform, savedPlayer);
  const clear = await setFault(ownPlatform, { path: LOGIN, kind: 'http', value: 503 });
  await member.refresh.click();
  await expect(member.screen.getByRole('alert')).toBeVisible();
  expect(await savedRecords(page)).toEqual(SAVED);
  await expect(page).toHaveURL('/lobby/member');
  await clear();
  await member.refresh.click();
  await expect(member.screen.getByRole('alert')).toHaveCount(0);
  await expect(member.balance).toHaveText('₱5.00');
});

test('logging out deletes the saved login', async ({ page, member, home, savedPlayer }) => {
  expect(await savedRecords(page)).toEqual(SAVED);
  await member.logOut();
  await home.isReady();
  await expect.poll(() => savedRecords(page)).toEqual([]);
  await home.reload();
  expect(await tracesOf(page, [savedPlayer.account, savedPlayer.password])).toEqual([]);
});

test.describe('when the operator presets the boxes', () => {
  test.use({
    ownPlatform: async ({ market }, use) => {
      const env = { KEEP_SIGNED_IN: 'true', AGE_TICKED: 'false' };
      const platform = await startPlatform({ market, env });
      await use(platform);
      await platform.stop();
    },
  });

  test('the box is ticked when the login opens, and the 21+ box is not', async ({
    page,
    login,
    register,
  }) => {
    await page.goto('/login');
    await expect(login.screen.getByRole('checkbox', { name: KEEP })).toBeChecked();
    await page.goto('/register');
    await expect(register.age).not.toBeChecked();
    await expect(register.submit).toBeDisabled();
  });
});
