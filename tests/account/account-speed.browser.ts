/**
 * Structural reasons for a fast login, without a clock: only one call is between the press and the lobby, and
 * all of the lobby's code is loaded before it. The benchmark measures the time itself.
 */
import { expect, type Request, type Route } from '@playwright/test';
import { endpoints } from '#shared/wire/endpoints.ts';
import { test } from '#tests/support/pages/account-test.ts';
import { watchRequests } from '#tests/support/pages/in-flight.ts';
import { makePlayer } from '#tests/support/pages/operator-steps.ts';

const LOGIN = endpoints.accountLogin.path;

/** Funnel steps are reported a second late, and are held back here like other calls. */
const TOLD: string = endpoints.installEvents.path;

/** Requests that could delay the lobby: calls, code and styles, but no pictures. */
const isOnPath = (request: Request): boolean =>
  ['fetch', 'xhr', 'script', 'stylesheet', 'document'].includes(request.resourceType());

test('the login call is the only call between submit and lobby', async ({
  page,
  home,
  login,
  ownPlatform,
}) => {
  const player = await makePlayer(ownPlatform, { coin: 31_400 });
  const settled = watchRequests(page);
  await page.goto('/login');
  await login.enter(player);
  // Typing takes a person seconds: by then the encryption is loaded.
  await settled();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (isOnPath(request)) asked.push(new URL(request.url()).pathname);
  });
  // All other requests stay unanswered while the test waits for the lobby.
  const held: Route[] = [];
  await page.route(
    (url) => url.pathname !== LOGIN,
    async (route) => {
      if (isOnPath(route.request())) held.push(route);
      else await route.continue();
    },
  );
  await login.submit.click();
  await home.isReady();
  await expect(home.balance).toHaveText('₱314.00');
  await expect(page).toHaveURL('/lobby/home');
  // Code that loads later (the footer, the carousel's motion) was neither answered nor waited for.
  const calls = asked.filter((path) => !path.startsWith('/assets/') && path !== TOLD);
  expect(calls[0], 'the first call').toBe(LOGIN);
  const refreshes: string[] = [endpoints.refreshBalance.path, endpoints.lobbyTips.path];
  expect(calls.slice(1).filter((path) => !refreshes.includes(path))).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
});
