/**
 * What makes the login fast, without a clock: one call stands between the press and the lobby, and
 * everything the lobby is made of is on the phone before it. The time itself is measured by the bench.
 */
import { expect, type Request, type Route } from '@playwright/test';
import { endpoints } from '#contract/endpoints.ts';
import { test } from './pages/account-test.ts';
import { watchRequests } from './pages/in-flight.ts';
import { makePlayer } from './pages/operator-steps.ts';

const LOGIN = endpoints.accountLogin.path;

/** Steps of the funnel are told a second after they were taken, and held back here like the others. */
const TOLD: string = endpoints.installEvents.path;

/** What could hold the lobby up: calls, code and styles, but no pictures. */
const isOnPath = (request: Request): boolean =>
  ['fetch', 'xhr', 'script', 'stylesheet', 'document'].includes(request.resourceType());

test('between submit and lobby stands the login call alone', async ({
  page,
  home,
  login,
  ownPlatform,
}) => {
  const player = await makePlayer(ownPlatform, { coin: 31_400 });
  const settled = watchRequests(page);
  await page.goto('/login');
  await login.enter(player);
  // A person types for seconds: by then the encryption is there.
  await settled();

  const asked: string[] = [];
  page.on('request', (request) => {
    if (isOnPath(request)) asked.push(new URL(request.url()).pathname);
  });
  // Whatever the app asks for besides is never answered while the lobby is awaited.
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
  // Code that came after (the footer, the carousel's motion) was not answered, nor waited for.
  const calls = asked.filter((path) => !path.startsWith('/assets/') && path !== TOLD);
  expect(calls[0], 'the first call').toBe(LOGIN);
  const refreshes: string[] = [endpoints.refreshBalance.path, endpoints.lobbyTips.path];
  expect(calls.slice(1).filter((path) => !refreshes.includes(path))).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
});
