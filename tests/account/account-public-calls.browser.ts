/** The calls that are flagged public: a 401 on one does not lead to the login (spec §4 and §6). */
import { expect } from '@playwright/test';
import type { Endpoint } from '#shared/wire/endpoint.ts';
import { endpoints } from '#shared/wire/endpoints.ts';
import { test, untilRefreshed } from '#tests/support/pages/account-test.ts';
import { watchRequests } from '#tests/support/pages/in-flight.ts';
import { countRequests, makePlayer, setFault } from '#tests/support/pages/operator-steps.ts';

/** The spec's seven public calls. */
const FLAGGED = [
  'getActivityIds',
  'getLoginPayUser3',
  'refreshData',
  'getAfterLoginInfo',
  'getTaskUser',
  'hasMailUnread',
  'exitGame',
];

const called: readonly Endpoint[] = Object.values(endpoints);
const paths = called.filter(({ access }) => access === 'public').map(({ path }) => path);

/** Sent when a game closes, not when a screen opens: it has its own test. */
const AT_LEAVING: string = endpoints.exitGame.path;

/** Calls of the member screen when it opens. */
const AT_OPENING: readonly string[] = [
  endpoints.afterLoginConfig.path,
  endpoints.refreshBalance.path,
];

test('only calls that the spec flags public are so in the endpoint table', () => {
  expect(paths.length).toBeGreaterThan(0);
  const names = paths.map((path) => path.split('/').at(-1));
  expect(names.filter((name) => !FLAGGED.includes(name ?? ''))).toEqual([]);
  for (const path of [AT_LEAVING, ...AT_OPENING]) expect(paths).toContain(path);
});

test('a 401 on a public call leaves a player with a saved login on the screen [auth.public-calls]', async ({
  page,
  login,
  member,
  ownPlatform,
  t,
}) => {
  const player = await makePlayer(ownPlatform, { coin: 4_200 });
  const settled = watchRequests(page);
  await page.goto('/login?back=/lobby/member');
  await login.screen.getByRole('checkbox', { name: t.login.keep }).check();
  await Promise.all([untilRefreshed(page), login.signIn(player)]);
  await member.isReady();
  for (const path of AT_OPENING) {
    await test.step(path, async () => {
      const visited: string[] = [];
      const note = () => visited.push(new URL(page.url()).pathname);
      page.on('framenavigated', note);
      // Excludes the page's calls before its reload.
      await settled();
      await setFault(ownPlatform, { path, kind: 'code', value: 401, times: 1 });
      const counts = await countRequests(ownPlatform);
      await Promise.all([untilRefreshed(page), page.reload()]);
      expect((await counts(path))[path], 'calls').toBeGreaterThan(0);
      await expect(member.balance).toHaveText('₱42.00');
      page.off('framenavigated', note);
      expect(visited.filter((visit) => visit !== '/lobby/member')).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('parola.token'))).not.toBeNull();
    });
  }
});

test('a 401 on leaving a game leaves the player in the lobby', async ({
  page,
  home,
  ownPlatform,
  player: _player,
}) => {
  await home.open();
  await home.cards.first().getByRole('link').click();
  await expect(page.locator('[data-phase="playing"]')).toBeVisible();
  await setFault(ownPlatform, { path: AT_LEAVING, kind: 'code', value: 401, times: 1 });
  const counts = await countRequests(ownPlatform);
  await page.goBack();
  await home.isReady();
  await expect.poll(async () => (await counts(AT_LEAVING))[AT_LEAVING]).toBe(1);
  await expect(home.balance).toBeVisible();
  await expect(page).toHaveURL('/lobby/home');
  expect(await page.evaluate(() => localStorage.getItem('parola.token'))).not.toBeNull();
});

test('a 401 on any other call leads to the login, despite a saved login [flow.app-start.session-expired]', async ({
  page,
  login,
  member,
  ownPlatform,
  t,
}) => {
  const player = await makePlayer(ownPlatform);
  await page.goto('/login?back=/lobby/member');
  await login.screen.getByRole('checkbox', { name: t.login.keep }).check();
  await Promise.all([untilRefreshed(page), login.signIn(player)]);
  await member.isReady();
  const { path } = endpoints.lightRefresh;
  await setFault(ownPlatform, { path, kind: 'code', value: 401, times: 1 });
  await page.reload();
  await expect(page).toHaveURL('/login?back=%2Flobby%2Fmember');
  await expect(login.screen.getByText(t.login.expired)).toBeVisible();
});
